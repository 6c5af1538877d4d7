import type { table } from '../../../src/api/endpoints/table.ts'
import type { vendorTable } from '../../../src/api/vendor/vendorTable.ts'

/** What each resource of the residents' API is about. */
export const tags: Readonly<Record<keyof typeof table, string>> = {
  accounts: 'Opening an account, and what links in mails lead to.',
  auth: 'Signing in and out, and the signed-in person.',
  changes: 'What staff change while pages are open.',
  clientRegister: 'The data form of new owners.',
  consumption: 'Monthly use of energy and water, and what the law requires beside it.',
  contractLinks: 'Linking contracts to an account, their e-mail address and consents.',
  contracts: 'Names and unread counters of contracts.',
  dashboard: 'What a person should know now.',
  documents: 'Documents and yearly reports.',
  guestReadings: 'Readings and absences of people who are not signed in.',
  helpDesk: 'Requests to the vendor’s staff.',
  house: 'The building, its services and its fund.',
  identity: 'Sessions by a vendor’s own OpenID provider.',
  invoices: 'Bills, their history and their files.',
  liveChat: 'The conversation with the vendor’s staff.',
  messages: 'Messages, files in them and unread counters.',
  meters: 'Meters and declared readings.',
  moveOuts: 'Ending a contract on a day, with last readings.',
  offers: 'Special offers and orders.',
  organizationGroups: 'Vendors and their organizations.',
  partners: 'Pages and payments of partners.',
  passkeys: 'Passkeys (Web Authentication), beside the password.',
  payments: 'Paying bills, with an account or with a service number.',
  platform: 'Settings, menus and texts of the platform, and its health.',
  polls: 'Polls of owners, votes and signatures.',
  profile: 'The person’s data, consents and password.',
  services: 'Services, banners and addresses that the platform shows.',
  social: 'Signing in with social providers.',
  uploads: 'Files that a later call uses.',
}

/** What each resource of the vendor API is about. */
export const vendorTags: Readonly<Record<keyof typeof vendorTable, string>> = {
  account: 'The vendor of the key.',
  chats: 'Conversations with residents.',
  clientForms: 'Data forms of new owners.',
  declaredReadings: 'Readings that residents declared.',
  events: 'What residents did, in its order.',
  holders: 'People who linked a contract.',
  imports: 'Files of many records.',
  messageActions: 'Withdrawing messages.',
  moveOuts: 'Contracts that residents end.',
  pollActions: 'Opening and closing polls, and their results.',
  records: 'Writing one record of a resource.',
  requests: 'Residents’ requests.',
  settings: 'The vendor’s own look, contact, menus and texts.',
  webhooks: 'Addresses that receive events as they happen.',
}
