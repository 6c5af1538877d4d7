import type { Mail } from '../../server/mail/Mail.ts'
import type { MailKind } from '../../server/mail/mailKinds.ts'
import { receiptTexts } from '../../server/modules/payments/receipts/receiptTexts.ts'
import { formats } from '../../server/pdf/drawing.ts'
import { textIn } from '../../server/texts/LocalizedText.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'

type Sample = Partial<Omit<Mail, 'kind' | 'recipient' | 'locale'>>

const secret = 'Vb3x7kQ2mN9pR4sT6uW8yZ0aC1dE5fG-hJ_lK3oP7qX'

/** A contract of each vendor, so that the gallery shows every vendor's colours. */
const alfa = { vendorId: 1, organizationId: 1 }
const beta = { vendorId: 2, organizationId: 7 }
const gama = { vendorId: 3, organizationId: 8 }

function receipt(locale: Locale): Sample {
  const texts = receiptTexts[locale]
  const { money, day } = formats(locale, 'EUR')
  const service = textIn({ en: 'Water', lt: 'Vanduo ir nuotekos', lv: 'Ūdens', ru: 'Вода и стоки' }, locale)
  return {
    ...beta,
    placeholders: { service, amount: money(123_456), day: day('2026-11-21') },
    facts: [
      [texts.service, service],
      [texts.reference, '100217'],
    ],
    link: `/card-payment?payment=${secret}`,
  }
}

const moveOut = (locale: Locale): Sample => ({
  ...alfa,
  placeholders: {
    number: 'AL-100217',
    day: formats(locale, 'EUR').day('2026-12-31'),
    reason: textIn(
      {
        en: 'The contract is for a year, until 31 January.',
        lt: 'Sutartis sudaryta metams, iki sausio 31 d.',
        lv: 'Līgums ir noslēgts uz gadu, līdz 31. janvārim.',
        ru: 'Договор заключён на год, до 31 января.',
      },
      locale,
    ),
  },
  link: '/vendor/alfa/contract/1/my-contract',
})

/** A sample of every kind of mail. */
const samples: Readonly<Record<MailKind, (locale: Locale) => Sample>> = {
  verifyEmail: () => ({ link: `/verify-email#token=${secret}` }),
  alreadyRegistered: () => ({ link: '/forgot-password' }),
  resetPassword: () => ({ link: `/reset-password#token=${secret}` }),
  passwordChanged: () => ({ link: '/forgot-password' }),
  changeEmail: () => ({ link: `/verify-email#token=${secret}&change=1` }),
  emailChanged: () => ({}),
  providerLinked: () => ({ link: '/profile' }),
  providerUnlinked: () => ({ link: '/forgot-password' }),
  passkeyAdded: () => ({ link: '/forgot-password' }),
  passkeyRemoved: () => ({ link: '/forgot-password' }),
  passkeysRemoved: () => ({ link: '/profile' }),
  newsletter: () => ({
    link: `/unsubscribe#token=${secret}`,
    consent: { userId: 1, contractId: null, name: 'newsletter' },
  }),
  contractEmail: () => ({ ...alfa, link: `/verify-contract-email#token=${secret}&intent=7` }),
  contractEmailConfirmed: () => ({ ...gama, link: `/contract-unsubscribe/contract/5#token=${secret}` }),
  contractShared: () => ({ ...beta, link: '/vendor/beta/contract/4/my-contract' }),
  receipt,
  webhookDisabled: () => ({
    placeholders: { id: '3', receiver: 'billing.vendor.example' },
    facts: [['Last result', 'status_503']],
  }),
  invitation: () => ({ ...alfa, link: `/create-password#token=${secret}` }),
  newInvoice: locale => ({
    ...beta,
    placeholders: {
      number: 'AL-100217',
      amount: formats(locale, 'EUR').money(4820),
      day: formats(locale, 'EUR').day('2026-11-30'),
    },
    link: '/vendor/beta/contract/4/bill',
    consent: { userId: 1, contractId: 1, name: 'billEmailDelivery' },
  }),
  newConsumption: locale => ({
    ...alfa,
    placeholders: { month: formats(locale, 'EUR').month('2026-10-01') },
    link: '/vendor/alfa/contract/1/consumption',
    consent: { userId: 1, contractId: 1, name: 'transactionalEmail' },
  }),
  newMessage: locale => ({
    ...gama,
    placeholders: {
      topic: textIn(
        { en: 'Roof repair', lt: 'Stogo remontas', lv: 'Jumta remonts', ru: 'Ремонт крыши' },
        locale,
      ),
    },
    link: '/vendor/gama/contract/11/messages/type/planned_works/1',
    consent: { userId: 1, contractId: 5, name: 'transactionalEmail' },
  }),
  requestAnswered: () => ({
    ...alfa,
    placeholders: { number: 'PG-2026-00007' },
    link: '/help-desk/7',
    consent: { userId: 1, contractId: 1, name: 'transactionalEmail' },
  }),
  clientFormReceived: () => ({ ...alfa, placeholders: { reference: 'mQ3xV9pLr2Ts' } }),
  clientFormSubmitted: () => ({ ...alfa, placeholders: { reference: 'mQ3xV9pLr2Ts' } }),
  moveOutReceived: moveOut,
  moveOutConfirmed: moveOut,
  moveOutRefused: moveOut,
  moveOutSubmitted: locale => ({ ...moveOut(locale), link: null }),
}

/** A sample mail of a kind, in a language. */
export const sampleMail = (kind: MailKind, locale: Locale): Mail => ({
  recipient: 'resident@example.com',
  placeholders: {},
  facts: [],
  link: null,
  vendorId: null,
  organizationId: null,
  consent: null,
  ...samples[kind](locale),
  kind,
  locale,
})
