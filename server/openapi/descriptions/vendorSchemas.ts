import { clientFormDays } from '../../../src/api/vendor/schemas/clientForms.ts'
import { importDays } from '../../../src/api/vendor/schemas/imports.ts'
import type { ApiTexts } from './ApiTexts.ts'
import { eventFields, eventSchemas } from './eventSchemas.ts'
import { vendorMoveOutSchemas } from './moveOutSchemas.ts'
import { schemas } from './schemas.ts'
import { vendorVoteSchemas } from './voteSchemas.ts'

const { ChatMessage = {}, ErrorAnswer = {} } = schemas

const reference = 'pUq3vW7xYzA1bC2dE4fG5h'
const contract = 'The contract, by its number and by the vendor’s own key.'
const meter = 'The meter, by its number and by the vendor’s own key.'
const role = ['Name of the role in other systems.', 'owner'] as const

/** What objects of the vendor API are, and fields that mean something else in them than elsewhere. */
export const vendorSchemas: ApiTexts['schemas'] = {
  ...vendorVoteSchemas,
  ...eventSchemas,
  ...vendorMoveOutSchemas,
  ChatMessage,
  AccessibilityLimitations: { about: 'What is not accessible apart from the elements, and why.' },
  AuthorityName: { about: 'Name of an authority.' },
  ClientForm: {
    about: `A client data form. It is deleted ${clientFormDays.takenOver} days after it was taken over, and ${clientFormDays.waiting} days after it was sent if it was not.`,
    fields: { files: 'Uploaded documents.', reference: ['Its reference.', reference] },
  },
  ClientFormFile: { fields: { id: ['Its id.', reference], name: ['Name of the file.', 'passport.pdf'] } },
  AutomaticPaymentRecord: { about: 'A bank that pays each bill by itself.' },
  AverageUseRecord: {
    about: 'Use of the average user.',
    fields: { quantity: ['Use in the unit of the record.', '0.8'] },
  },
  ConsumptionRecord: {
    about: 'What a contract used of one service in one month.',
    fields: { quantity: ['Use in this unit.', '0.9125'], service: ['What is used.', 'heating'] },
  },
  EnergyContactRecord: { about: 'A body that advises or settles disputes.' },
  EnergyInformationRecord: {
    about: 'What the law requires with the bills of an organization, by service and year.',
    fields: { service: ['What is used.', 'heating'] },
  },
  FuelRecord: { about: 'A source of the energy.' },
  PriceComponentRecord: { about: 'A part of the price.' },
  ContractObjectRecord: { about: 'A home or a room of a contract.' },
  ContractRecord: {
    about: 'A contract. A person links it by its number and its newest invoice, or by an invitation.',
    fields: { number: ['Number of the contract, unique per vendor.', '100234'] },
  },
  Conversation: { about: 'A conversation with a resident.' },
  CreatedWebhook: { about: 'A new webhook with its secret.' },
  DeletedPerson: { about: 'A person whose data is gone.' },
  Delivery: {
    about: 'An event on its way to a webhook.',
    fields: { number: ['Number of the event.', 17], type: ['Type of the event.', 'payment.settled'] },
  },
  DocumentRecord: {
    about: 'A document of an organization for all its contracts, or of one contract.',
    fields: {
      comment: ['Comment.', 'Valid from January.'],
      contract: ['Key of the contract; absent for all of the organization.', 'LT-000123'],
      date: 'Day of the document.',
      name: ['Name of the document.', 'Plan of the year'],
    },
  },
  ErrorAnswer,
  EventPerson: { about: 'The person who caused an event; texts are null after the account was deleted.' },
  FundRecord: { fields: { month: 'The month whose end it is.' } },
  HelpDeskCategoryRecord: {
    about: 'A category of residents’ requests, which takes the place of the usual ones.',
    fields: { title: 'Its title in each language.' },
  },
  Holder: { about: 'A person who has the contract in the account, with one role.', fields: { role } },
  HouseRecord: { about: 'A building with its manager, service companies and fund.' },
  HouseServiceRecord: {
    about: 'A company that serves a building.',
    fields: { service: 'Code of the service.' },
  },
  Import: {
    about: `A file of records that is or was imported. It is listed for ${importDays} days after its last progress.`,
    fields: { failure: 'Why the file could not be read to its end; null if it could.' },
  },
  ImportFailure: {
    fields: {
      message: ['A sentence for people.', 'Line 17 is no JSON.'],
      reason: ['Why, as a code.', 'bad_row'],
    },
  },
  InvitationRecord: { about: 'A person who gets the contract.' },
  InvoiceLineRecord: {
    about: 'A line of an invoice.',
    fields: { amount: 'Amount of the service.', service: 'Code of the service.' },
  },
  InvoiceRecord: {
    about: 'An invoice with its lines, which residents see as a whole or not at all.',
    fields: {
      amount: 'Billed amount.',
      amountDue:
        'What is still to be paid; without it, all of the bill but what was paid of it here or by payment records.',
      contract: ['Key of the contract.', 'LT-000123'],
      date: 'Day it was issued.',
      number: ['Number of the invoice, unique per vendor.', 'A-2026-1042'],
      period: 'The month it bills.',
    },
  },
  ListMeta: { about: 'Where a page of a list stands.' },
  ManagerRecord: {
    about: 'Who looks after a building.',
    fields: { name: ['Name of the company.', 'UAB Namų priežiūra'] },
  },
  MessageRecord: {
    about: 'A message to one contract, or news to all contracts of an organization.',
    fields: {
      contract: ['Key of the contract; absent for news.', 'LT-000123'],
      date: 'When it is sent.',
      invoice: ['Key of the invoice that a calculation explains.', 'INV-1042'],
      plannedWork: 'Facts about planned work, which that type needs.',
    },
  },
  MeterRecord: {
    about: 'A meter of a contract’s object.',
    fields: {
      number: ['Number on the meter, unique per vendor.', '20417733'],
      object: ['Key of an object of the contract.', 'LT-000123-1'],
    },
  },
  OfferRecord: { about: 'A special offer.' },
  OpenPollBody: { fields: { endsOn: 'The last day to vote.' } },
  OrganizationRecord: {
    about: 'A company of the vendor, which has contracts and is paid.',
    fields: {
      bank: ['Name of the bank.', 'Nemuno bankas'],
      code: ['Number in the register of companies.', '304151376'],
      name: ['Name of the company.', 'UAB Alfa Vilnius'],
    },
  },
  OutageRecord: {
    about: 'What does not work, shown to everybody from its start to its end.',
    fields: { kind: 'What does not work.', title: 'Its title in each language.' },
  },
  PaymentRecord: {
    about: 'A payment that the vendor received.',
    fields: {
      date: 'Day of the payment.',
      invoice: ['Key of the invoice whose due amount a new payment lowers.', 'INV-1042'],
      payer: ['Channel, e.g. a bank.', 'Nemuno bankas'],
      reference: ['Reference of the payment.', 'PAY-7781'],
    },
  },
  Person: { about: 'A resident.' },
  PlannedWorkRecord: { about: 'Facts about planned work.' },
  PollRecord: {
    about: 'A poll with its questions, which stay as they are once somebody voted.',
    fields: { unit: ['What votes count.', 'owners'], premises: ['Premises with their contracts.', []] },
  },
  PollResult: {
    about: 'The votes of a poll and, once it has ended, its decision.',
    fields: { unit: 'What votes count: owners, premises or shares.' },
  },
  QuestionRecord: {
    about: 'A question of a poll.',
    fields: { text: ['The question.', 'Is the roof repaired this year?'] },
  },
  QuestionResult: {
    about: 'A question with its electronic votes and those on paper.',
    fields: { text: ['The question.', 'Is the roof repaired this year?'] },
  },
  ReadingRecord: {
    about: 'A meter’s reading of a month; it replaces what a resident declared for that month.',
    fields: {
      date: 'Day of the reading.',
      valueFrom: ['Value at the start.', '1199.25'],
      valueTo: ['Value at the end.', '1204.5'],
    },
  },
  RecordName: {
    about: 'A record by its number, and by the vendor’s own key if it has given one.',
    fields: { number: ['Number for people.', '100234'] },
  },
  IfNoReading: { about: 'The vendor’s sentence about months without a reading.' },
  RecordOutcome: { about: 'What happened to a record.' },
  RefusalBody: { about: 'The message that the contract’s holders get.' },
  RefusalsMeta: { about: 'Where a page of refusals stands.' },
  RefusedRow: {
    about: 'A row that was refused, alone.',
    fields: {
      message: ['A sentence for people.', 'The day does not exist.'],
      number: ['Number of the refusal within the import.', 1],
      reason: ['Why, as a code.', 'invalid'],
    },
  },
  RequestDetail: {
    about: 'The whole request.',
    fields: { contract, number: ['Number for people.', 'R-1042'] },
  },
  RequestFile: { about: 'A file of a request.', fields: { name: ['Name of the file.', 'stairs.jpg'] } },
  RequestReply: { about: 'A letter of a request.' },
  ResendResult: { about: 'What was put on its way again.' },
  ResidentReading: {
    about: 'A reading that a resident declared.',
    fields: { contract, date: 'Day of the declaration.', meter },
  },
  ResidentRequest: {
    about: 'A resident’s request.',
    fields: { contract, number: ['Number for people.', 'R-1042'] },
  },
  SelfServiceRecord: {
    about: 'An address of self-service, under the provider that offers it.',
    fields: { text: 'Text in each language.', title: 'Title in each language.' },
  },
  TextsRecord: { about: 'A text in each language.' },
  Vendor: { about: 'A vendor.', fields: { title: ['Name of the vendor.', 'Alfa namai'] } },
  VendorEvent: {
    about: 'An event as webhooks deliver it.',
    fields: { ...eventFields, data: ['What happened, in the schema of its type.', { form: reference }] },
  },
  VendorEventsMeta: { about: 'Where a page of events stands.' },
  VendorKey: {
    about: 'A key without its secret.',
    fields: {
      expiresAt: 'When it ends; null without an end.',
      name: ['Name that the operator gave it.', 'billing'],
    },
  },
  VendorAccessibility: { about: 'What only the vendor knows of its accessibility statement.' },
  VendorAuthority: {
    about: 'The authority that supervises the accessibility of services.',
    fields: {
      name: 'Its name in each language.',
      website: ['Web address; null without one.', 'https://authority.example/'],
    },
  },
  VendorMenuItem: { about: 'An entry of a menu: it opens a module or an address.' },
  VendorSettings: {
    about: 'Settings and look of a vendor. Null is what the platform or the organization has.',
    fields: { title: ['Name of the vendor.', 'Alfa namai'] },
  },
  VendorSettingsChange: {
    about: 'What to change: a field that is left out stays.',
    fields: { title: ['Name of the vendor.', 'Alfa namai'] },
  },
  Webhook: { about: 'An address that receives events.' },
  WebhookBody: { about: 'A webhook to create.' },
  WebhookChangeBody: { about: 'What to change of a webhook.' },
  WebhookSecret: { about: 'A new secret.' },
}
