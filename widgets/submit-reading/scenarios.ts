import type { GuestMeter } from '../../src/api/schemas/guestReadings.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import { noProof } from './proof.ts'
import type { SubmitReadingViewProps } from './types.ts'

const nothing = () => undefined

export const meter: GuestMeter = {
  id: 1,
  number: '8412-77',
  type: 'cold_water',
  unit: 'm³',
  isExpired: false,
  latestMeterReading: { valueTo: '412.5000', date: '2026-10-29' },
  defaultValue: '0.0000',
  declared: null,
  readingSource: 'resident',
}
const meters: readonly GuestMeter[] = [
  meter,
  {
    ...meter,
    id: 2,
    number: '8412-78',
    type: 'hot_water',
    latestMeterReading: { valueTo: '201.2500', date: '2026-10-29' },
  },
  { ...meter, id: 3, number: 'H-5521', type: 'heating', unit: 'kWh', readingSource: 'remote' },
  { ...meter, id: 4, number: '8412-79', isExpired: true },
]

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, SubmitReadingViewProps>> => {
  const form = { errors: {}, problem: undefined, busy: false }
  const base: SubmitReadingViewProps = {
    state: { kind: 'proving', ...form, values: noProof },
    terms: {
      isOpen: true,
      opensAt: '2026-10-27T22:00:00.000Z',
      closesAt: '2026-11-27T22:00:00.000Z',
      absenceNoticeEnabled: true,
      ifNoReading: 'Negavę rodmenų, skaičiuojame pagal paskutinių trijų mėnesių vidurkį.',
    },
    vendors: undefined,
    onType: nothing,
    onSubmit: nothing,
    onRetryList: nothing,
    onBack: nothing,
    onAbsence: nothing,
  }
  const closed = {
    ...base.terms,
    isOpen: false,
    opensAt: '2026-11-27T22:00:00.000Z',
    closesAt: '2026-12-03T22:00:00.000Z',
  }
  const proof = { vendor: 'alfa', agreementCode: '100217', invoiceNumber: 'ALF-1', invoiceAmount: '48,20' }
  const reading = { kind: 'reading' as const, meters, ...form, values: { meter1: '418,5' } }
  return {
    empty: base,
    'any vendor': {
      ...base,
      terms: undefined,
      vendors: [
        { value: 'alfa', label: 'Alfa namai' },
        { value: 'beta', label: 'Beta komunalinės paslaugos' },
      ],
    },
    'companies not loaded': { ...base, terms: undefined, listProblem: 'failed' },
    'companies loading again': { ...base, terms: undefined, listProblem: 'loading' },
    'wrong bill': {
      ...base,
      state: { kind: 'proving', ...form, values: proof, problem: t('problems.link_not_found') },
    },
    meters: { ...base, state: reading },
    'fields to correct': {
      ...base,
      state: { ...reading, errors: { meter1: t('validation.invalid_meter_declaration_value') } },
    },
    closed: {
      ...base,
      terms: { ...closed, absenceNoticeEnabled: true } as SubmitReadingViewProps['terms'],
      state: reading,
    },
    'no meters': { ...base, state: { ...reading, meters: [] } },
    absence: { ...base, state: { kind: 'absent', ...form, values: { from: '2026-11-24', until: '' } } },
    sent: { ...base, state: { kind: 'sent', total: 2 } },
    announced: { ...base, state: { kind: 'announced', from: '2026-11-24', until: '2026-12-14' } },
  }
}
