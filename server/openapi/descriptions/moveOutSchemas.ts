import type { ApiTexts } from './ApiTexts.ts'

const contract = 'The contract, by its number and by the vendor’s own key.'
const meter = 'The meter, by its number and by the vendor’s own key.'

/** Objects of ending a contract in the residents’ API. */
export const moveOutSchemas: ApiTexts['schemas'] = {
  GivenReading: {
    about: 'A last reading as it was given.',
    fields: { number: ['Number of the meter.', 'K-482913'], value: ['Its value.', '1204.5000'] },
  },
  LastReading: { about: 'The last reading of a meter.', fields: { valueTo: ['Its value.', '1204.5'] } },
  LastReadingsBody: {
    about: 'Last readings of a contract that ends.',
    fields: { readings: 'A reading of each meter; all are stored or none.' },
  },
  MoveOut: {
    about: 'A request to end a contract.',
    fields: {
      day: ['The contract’s last day.', '2026-12-31'],
      forwardingAddress: ['Where the last bill goes; null for other holders.', 'Sodų g. 5, Palanga'],
      readings: 'Last readings that were given.',
      reason: ['The vendor’s sentence to a refusal; null without one.', null],
      state: 'What became of it.',
    },
  },
  MoveOutBody: {
    about: 'The end of a contract.',
    fields: {
      day: ['The contract’s last day.', '2026-12-31'],
      forwardingAddress: ['Where the last bill goes.', 'Sodų g. 5, Palanga'],
      readings: 'Readings of the meters that were read already; all are stored or none.',
    },
  },
  MoveOutStatus: { about: 'Whether and when a contract can be ended, and the newest request.' },
}

/** The same in the vendor API. */
export const vendorMoveOutSchemas: ApiTexts['schemas'] = {
  MoveOutReading: { about: 'The last reading of a meter.', fields: { meter } },
  MoveOutRefusal: {
    about: 'Why the contract cannot end so.',
    fields: { reason: ['A sentence for the resident.', 'The contract is for a year, until 31 January.'] },
  },
  ResidentMoveOut: {
    about: 'A resident’s request to end a contract.',
    fields: {
      contract,
      day: ['The contract’s last day.', '2026-12-31'],
      person: 'Who asked; null after the account was deleted.',
      readings: 'Last readings that were given.',
      reason: ['The sentence of the refusal; null without one.', null],
      state: 'What became of it.',
    },
  },
}
