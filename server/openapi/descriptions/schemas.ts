import type { ApiTexts } from './ApiTexts.ts'
import { billingSchemas } from './billingSchemas.ts'
import { moveOutSchemas } from './moveOutSchemas.ts'
import { passkeySchemas } from './passkeySchemas.ts'
import { pushSchemas } from './pushSchemas.ts'
import { voteSchemas } from './voteSchemas.ts'

const reference = 'pUq3vW7xYzA1bC2dE4fG5h'

/** What objects of the residents’ API are, and fields that mean something else in them than elsewhere. */
export const schemas: ApiTexts['schemas'] = {
  ...voteSchemas,
  ...billingSchemas,
  ...moveOutSchemas,
  ...passkeySchemas,
  ...pushSchemas,
  AttachedFile: {
    about: 'A file of a message, a request or a poll.',
    fields: { name: ['Name of the file.', 'plan.pdf'] },
  },
  AccessibilityAuthority: {
    about: 'The authority that supervises the accessibility of services.',
    fields: { website: ['Web address; null without one.', 'https://authority.example/'] },
  },
  AccessibilityInformation: {
    about: 'What a vendor’s accessibility statement says besides the results of the elements.',
    fields: {
      supportEmail: ['Where a barrier is reported; null without one.', 'help@alfa.example'],
      supportPhone: ['Number for reports; null without one.', '+37061200003'],
    },
  },
  ChatMessage: { about: 'A message of the conversation with the vendor’s staff.' },
  Consumption: { about: 'What a contract used, and where its energy and its price come from.' },
  ConsumptionMonth: {
    about: 'Use of one service in one month.',
    fields: {
      average: 'Use of the average user of the same category; null if unknown.',
    },
  },
  EnergyContact: {
    about: 'Whom to ask about saving energy, or where to complain.',
    fields: {
      kind: 'What it helps with.',
      name: ['Name of the body.', 'Energy agency'],
      website: ['Web address; null without one.', 'https://energy.example/'],
    },
  },
  EnergyInformation: {
    about: 'What the law requires with the bills of a service.',
    fields: {
      service: ['What is used.', 'heating'],
      year: ['Year of the fuel mix and the emissions.', 2025],
    },
  },
  Fuel: { about: 'A source of the energy.', fields: { name: ['The fuel.', 'Biomass'] } },
  PriceComponent: {
    about: 'A part of the price.',
    fields: {
      kind: 'What it pays for.',
      name: ['Its name.', 'Value added tax'],
      price: ['Price of a unit.', '0.0612'],
    },
  },
  ServiceConsumption: {
    about: 'Use of one service by month.',
    fields: {
      category: ['Who the average user is; null if unknown.', 'Two-room flats'],
      service: 'What is used.',
    },
  },
  Use: { about: 'A quantity, also in kilowatt-hours if they are known.' },
  Contract: { about: 'A resident’s contract with an organization.' },
  ContractLinkBody: {
    about: 'A contract to link: its number and its newest invoice are the proof.',
    fields: {
      email: 'E-mail address of the contract, which a mailed link verifies.',
      name: ['The resident’s own name of the contract.', 'Home'],
      role: ['1 owner, 2 tenant, 3 co-owner, 4 payer, 5 other.', 1],
    },
  },
  ContractName: { about: 'The resident’s own name of a contract.', fields: { name: ['The name.', 'Home'] } },
  ContractNameBody: { fields: { name: ['The name.', 'Home'] } },
  CurrentEvent: {
    about: 'Something that the person should know now, the most important first.',
    fields: {
      amount: 'Amount to pay; null if there is none.',
      from: 'First day; null without one.',
      id: 'Id of the request, contract, bill, poll, message or offer it is about.',
      title: ['Title from the vendor; null if the kind is enough.', 'Water is off on Friday'],
    },
  },
  ErrorAnswer: {
    about: 'Every error answer.',
    fields: {
      code: ['What went wrong; it does not change between releases.', 'not_found'],
      message: ['English for developers.', 'There is nothing at this address.'],
    },
  },
  AbsenceBody: {
    about: 'An absence, with the contract’s number and newest bill as the proof.',
    fields: { from: ['First day.', '2026-11-24'], until: ['Last day.', '2026-12-14'] },
  },
  GuestDeclaration: { about: 'A declared reading.' },
  GuestMeter: { about: 'A meter as somebody without an account sees it.' },
  GuestMetersBody: { about: 'A contract’s number and newest bill, which prove that the caller has it.' },
  GuestReading: { about: 'A reading of one meter.', fields: { valueTo: ['The new value.', '1204.5'] } },
  GuestReadingsBody: {
    about: 'Readings, with the contract’s number and newest bill as the proof.',
    fields: { readings: 'A reading of each meter; all are stored or none.' },
  },
  ReadingTerms: { about: 'What a vendor says about giving readings.' },
  HouseManager: { fields: { name: ['Name of the company.', 'UAB Namų priežiūra'] } },
  HouseService: { fields: { name: ['Name of the service.', 'Heating'] } },
  ContractService: { fields: { name: ['Name of the service in the caller’s language.', 'Heating'] } },
  CurrentOutages: { about: 'What does not work now, and whom to call.' },
  Outage: { about: 'Something that does not work.', fields: { kind: 'What does not work.' } },
  IndexedOrganization: {
    about: 'An organization with its vendor.',
    fields: { organizationGroupId: 'Id of its vendor.' },
  },
  MailedLink: { about: 'What a link of a mail is for.' },
  MenuItem: { about: 'An entry of a menu; its type says which address counts.' },
  Message: { about: 'A message of the vendor.', fields: { date: 'When it was sent.' } },
  MessageDetail: {
    about: 'The whole message.',
    fields: { date: 'When it was sent.', plannedWork: 'Facts about planned work; null for other types.' },
  },
  MyHouse: { about: 'The building of the contract. Unknown values are null or empty.' },
  OrganizationGroup: {
    about: 'A vendor as its resident sees it.',
    fields: { title: ['Name of the vendor.', 'Alfa namai'] },
  },
  PageMeta: { about: 'Where a page of a list stands.' },
  PendingEmail: { about: 'An e-mail address that awaits its confirmation.' },
  PersonClient: { about: 'A private person.' },
  CompanyClient: { about: 'A legal entity.' },
  Poll: { about: 'A poll of the building’s owners.' },
  PollQuestion: {
    about: 'A question with its votes.',
    fields: { text: ['The question.', 'Is the roof repaired this year?'] },
  },
  ProfileUnreads: {
    about: 'Unread counters by category.',
    fields: {
      calculation: 'Unread calculations.',
      cardPayment: 'Unread messages about card payments.',
      helpDeskTasks: 'Requests with unread answers.',
      messages: 'All unread messages.',
      news: 'Unread news.',
      personal: 'Unread personal messages.',
      specialOffers: 'Unread offers.',
      work: 'Unread messages about planned work.',
    },
  },
  ProfileExport: { fields: { data: ['All that is stored about the person.', {}] } },
  Report: {
    about: 'A document or a yearly report.',
    fields: {
      comment: ['Comment; null without one.', null],
      date: 'Day of the document.',
      name: ['Its name.', 'Plan of the year'],
    },
  },
  Role: { about: 'A role; guests have the number 0.', fields: { name: ['Name for people.', 'Owner'] } },
  SelfServiceLink: { fields: { url: ['The address.', 'https://alfa.example/help'] } },
  SentClientForm: { fields: { reference: ['Reference for the vendor’s staff.', reference] } },
  Service: {
    about: 'A service that the platform shows.',
    fields: { code: ['Code of the service.', 'repair'] },
  },
  SignBody: { about: 'What the e-signature provider needs.' },
  Signing: { about: 'A signing of a vote.', fields: { id: ['Its id.', reference] } },
  SignedInSession: {
    about: 'A place where the account is signed in.',
    fields: {
      browser: ['Name of the browser; null if unknown.', 'Firefox'],
      isCurrent: 'Whether it is the session that asks.',
      lastUsedAt: 'Latest call, to five minutes.',
      signedInBy: 'How it was opened; absent if unknown.',
      site: ['Host of the page that signed in; null for a program.', 'www.alfa.example'],
      system: ['Name of the operating system; null if unknown.', 'Windows'],
    },
  },
  SocialAccount: {
    about: 'A provider with the linked account.',
    fields: {
      email: ['The provider’s name of the account; null if none is linked.', 'ruta@example.com'],
      name: ['Name of the provider.', 'Example ID'],
      provider: ['Id of the provider.', 'google'],
    },
  },
  SocialCodeBody: {
    fields: { code: 'The code that came back.', provider: ['Id of the provider.', 'google'] },
  },
  SocialFlow: {
    about: 'A begun sign-in.',
    fields: { state: ['Comes back with the result: another one is ignored.', 'b1946ac9'] },
  },
  SocialProvider: { fields: { id: 'Its id.', name: ['Its name.', 'Example ID'] } },
  SocialRegistration: { about: 'Somebody new: `token` completes the registration.' },
  SocialSignIn: { about: 'A session of a known person.' },
  SocialStartBody: {
    fields: { provider: ['Id of the provider.', 'google'], purpose: 'Whether to sign in or to link.' },
  },
  Task: { about: 'A request to the vendor’s staff.', fields: { number: ['Number for people.', 'R-1042'] } },
  ContractHolder: {
    about: 'A person who has the contract in the account.',
    fields: { role: ['Name of the role in other systems.', 'owner'] },
  },
  TaskCategory: {
    about: 'A category; one with a title is the vendor’s own.',
    fields: {
      code: ['Code of the category.', 'noise'],
      title: ['Its title in the language of the call.', 'Noise'],
    },
  },
  TaskRating: {
    about: 'What the resident thinks of a completed request.',
    fields: { value: ['1 bad to 5 good.', 5] },
  },
  TaskRatingBody: { fields: { value: ['1 bad to 5 good.', 5] } },
  TaskDetail: {
    about: 'The whole request.',
    fields: {
      number: ['Number for people.', 'R-1042'],
      category: ['Code of its category.', 'other'],
      rating: 'What the resident thinks of it; null or absent until it is rated.',
    },
  },
  Unreads: {
    about: 'Ids of what the caller has not seen, by module.',
    fields: { plannedWork: 'Ids of unread messages about planned work.' },
  },
  Upload: {
    about: 'An uploaded file; an unused one is deleted.',
    fields: { id: ['Its id.', reference], name: ['Name of the file.', 'meter.jpg'] },
  },
  UploadLimit: {
    about: 'What is enforced for uploads of a purpose.',
    fields: { bytes: 'Size of a file at most, in bytes.', count: 'Files at most.' },
  },
  User: { about: 'The signed-in person.' },
  Vote: { about: 'A vote with its receipt.' },
  VoteBody: { about: 'A vote; without answers the saved choice counts.' },
}
