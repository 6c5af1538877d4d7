import type { Formats } from '../../../src/i18n/formats.ts'
import type { Translate } from '../../../src/i18n/TextsContext.ts'

interface Words extends Pick<Formats, 'month' | 'reading' | 'unitPrice'> {
  readonly t: Translate
  /** A unit as the language writes it. */
  readonly unitName: (unit: string) => string
}

interface RequiredDatum {
  readonly datum: string
  /** Where the law asks for it. EED: Directive (EU) 2023/1791, Annex IX; HKV: § 6a HeizkostenV. */
  readonly law: string
  /** State of the view that shows it; `heating` if omitted. */
  readonly scenario?: string
  /** Texts that have to be visible: the label, and the value of the scenario. */
  readonly shows: (words: Words) => readonly string[]
}

/** The checklist: every datum that the law asks for, and how it is recognised on the screen. */
export const requiredData: readonly RequiredDatum[] = [
  {
    datum: 'the month that was measured',
    law: 'EED 2; HKV (2) 1',
    shows: ({ month }) => [month('2026-10')],
  },
  {
    datum: 'last month’s use in the unit of the service',
    law: 'EED 3 (a)',
    shows: ({ reading, unitName }) => [`${reading('0.6143')} ${unitName('MWh')}`],
  },
  {
    datum: 'last month’s use in kilowatt-hours',
    law: 'HKV (2) 1',
    shows: ({ reading, unitName }) => [`${reading('614.3')} ${unitName('kWh')}`],
  },
  {
    datum: 'comparison with the month before',
    law: 'HKV (2) 2',
    shows: ({ t, month, reading, unitName }) => [
      t('compare.monthBefore'),
      month('2026-09'),
      `${reading('403.6')} ${unitName('kWh')}`,
      t('change.more', { percent: 52 }),
    ],
  },
  {
    datum: 'comparison with the same month of the year before',
    law: 'EED 3 (c); HKV (2) 2',
    shows: ({ t, month, reading, unitName }) => [
      t('compare.yearBefore'),
      month('2025-10'),
      `${reading('664.3')} ${unitName('kWh')}`,
      t('change.less', { percent: 8 }),
    ],
  },
  {
    datum: 'the year before, corrected for the weather',
    law: 'EED 3 (c); HKV (3) 6',
    shows: ({ t, reading, unitName }) => [
      t('compare.yearBeforeCorrected'),
      `${reading('630.8')} ${unitName('kWh')}`,
    ],
  },
  {
    datum: 'comparison with the average user of the same category',
    law: 'EED 3 (f); HKV (2) 3',
    shows: ({ t, reading, unitName }) => [
      t('compare.average'),
      'Two-room flats in renovated houses',
      `${reading('592')} ${unitName('kWh')}`,
    ],
  },
  {
    datum: 'the comparison with the year before in graphic form',
    law: 'EED 3 (c); HKV (3) 6',
    shows: ({ t, unitName }) => [t('chart.corrected', { unit: unitName('kWh') })],
  },
  {
    datum: 'that the meter was read remotely',
    law: 'EED 2',
    shows: ({ t }) => [t('source.remote')],
  },
  {
    datum: 'that a value was estimated, and how',
    law: 'EED 3, last paragraph',
    scenario: 'estimated',
    shows: ({ t }) => [
      t('source.estimated'),
      'Without a reading we take the average of your last three months.',
    ],
  },
  {
    datum: 'the fuel mix',
    law: 'EED 3 (b); HKV (3) 1 a',
    shows: ({ t, reading }) => [
      t('fuel.title', { year: '2025' }),
      'Biomass',
      t('fuel.percent', { percent: reading('71.5') }),
    ],
  },
  {
    datum: 'the yearly greenhouse gas emissions',
    law: 'EED 3 (b); HKV (3) 1 a',
    shows: ({ t, reading }) => [t('fuel.emissions'), t('fuel.grams', { grams: reading('52.4') })],
  },
  {
    datum: 'the actual prices',
    law: 'EED 3 (a)',
    shows: ({ t, unitPrice, unitName }) => [
      t('price.title'),
      t('price.per', { price: unitPrice('0.0612', 'EUR'), unit: unitName('kWh') }),
    ],
  },
  {
    datum: 'taxes',
    law: 'EED 3 (b); HKV (3) 1 b',
    shows: ({ t }) => ['Value added tax', t('price.kinds.tax')],
  },
  {
    datum: 'levies, to the last decimal place of their price',
    law: 'EED 3 (b); HKV (3) 1 b',
    shows: ({ t, unitPrice, unitName }) => [
      'Carbon levy',
      t('price.kinds.levy'),
      t('price.per', { price: unitPrice('0.003125', 'EUR'), unit: unitName('kWh') }),
    ],
  },
  {
    datum: 'tariffs of the network',
    law: 'EED 3 (b)',
    shows: ({ t }) => ['Transmission', t('price.kinds.network')],
  },
  {
    datum: 'the price of metering',
    law: 'HKV (3) 1 c',
    shows: ({ t }) => ['Meters and billing', t('price.kinds.metering')],
  },
  {
    datum: 'whom to ask about saving energy, with the web address',
    law: 'EED 3 (d); HKV (3) 2',
    shows: ({ t }) => [t('contacts.advice'), 'Energijos taupymo konsultacijos', 'patarimai.example'],
  },
  {
    datum: 'where to complain, and who settles disputes',
    law: 'EED 3 (e); HKV (3) 3',
    shows: ({ t }) => [
      t('contacts.complaint'),
      'Vartotojų ginčų tarnyba',
      'gincai.example',
      '+370 5 555 0190',
    ],
  },
]
