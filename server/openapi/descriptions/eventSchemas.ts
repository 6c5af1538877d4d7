import {
  type VendorEventType,
  vendorEvents,
  vendorEventTypes,
} from '../../../src/api/vendor/schemas/events.ts'
import { pascalCase } from '../pascalCase.ts'
import type { ApiTexts, FieldText } from './ApiTexts.ts'

const reference = 'pUq3vW7xYzA1bC2dE4fG5h'
const contract = 'The contract, by its number and by the vendor’s own key.'
const meter = 'The meter, by its number and by the vendor’s own key.'

type Fields = Readonly<Record<string, FieldText>>

const payment: Fields = {
  amount: 'Amount without the fee.',
  invoice:
    'The paid invoice, by its number and by the vendor’s own key; null for a payment by service number.',
  reference: ['Reference of the payment.', reference],
}

/** Fields of an event's `data` that mean something else there than elsewhere. */
const fieldsOfEvents: Readonly<Partial<Record<VendorEventType, Fields>>> = {
  'absence.announced': { from: ['First day.', '2026-11-24'], until: ['Last day.', '2026-12-14'] },
  'account.deleted': { contracts: 'The person’s contracts, by their numbers and by the vendor’s own keys.' },
  'consent.changed': {
    consents: ['The consents that changed.', { newsletters: true }],
    contract: 'The contract, by its number and the vendor’s own key; null for all contracts of the account.',
  },
  'contract.move_out_requested': {
    day: ['The contract’s last day.', '2026-12-31'],
    readings: 'Last readings that were given with it.',
  },
  'contract.last_readings_given': {
    day: ['The contract’s last day.', '2026-12-31'],
    readings: 'The readings that are new.',
  },
  'vote.signed': { proxy: ['Number of the written authorisation if a proxy voted; null otherwise.', 'A-12'] },
  'offer.ordered': { comment: ['Comment; null without one.', 'Please call before.'] },
  'payment.failed': { ...payment, failure: ['Why it failed, as a code of errors.', 'payment_refused'] },
  'payment.refunded': { ...payment, refunded: 'Total given back so far.' },
  'payment.settled': payment,
  'reading.submitted': { date: 'Day of the declaration.', meter },
  'request.created': { files: 'How many files it has.', number: ['Number for people.', 'R-1042'] },
  'request.replied': { number: ['Number of the request for people.', 'R-1042'] },
}

/** Fields of every event. */
export const eventFields: Fields = {
  data: 'What happened.',
  id: ['Id of the event, the same at each try.', 'evt_5Xq1nB0wZkT8cE3rVjLu2g'],
  number: ['Ascends per vendor; numbers may be missing.', 17],
  type: 'Type of the event.',
}

/** Objects of events, by names made of their types. */
export const eventSchemas: ApiTexts['schemas'] = Object.fromEntries(
  vendorEventTypes.flatMap(type => [
    [`${pascalCase(type)}Event`, { about: `${vendorEvents[type].summary}.`, fields: eventFields }],
    [
      `${pascalCase(type)}Data`,
      {
        fields: { ...('contract' in vendorEvents[type].data.shape && { contract }), ...fieldsOfEvents[type] },
      },
    ],
  ]),
)
