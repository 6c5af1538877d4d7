import type { table } from '../src/api/endpoints/table.ts'
import type { Level } from '../src/api/schemas/levels.ts'

type Table = typeof table
type CallName = { [Resource in keyof Table]: `${Resource}.${keyof Table[Resource] & string}` }[keyof Table]

/** Level of the calls of a resource, where no call of it has a level of its own. */
const ofResource: Readonly<Record<keyof Table, Level | 'core'>> = {
  accounts: 'accounts',
  auth: 'accounts',
  changes: 'messages',
  clientRegister: 'client-form',
  consumption: 'meters',
  contractLinks: 'accounts',
  contracts: 'accounts',
  dashboard: 'services',
  documents: 'documents',
  guestReadings: 'guest-readings',
  helpDesk: 'help-desk',
  house: 'house',
  identity: 'social',
  invoices: 'bills',
  liveChat: 'chat',
  messages: 'messages',
  meters: 'meters',
  moveOuts: 'move-out',
  offers: 'offers',
  organizationGroups: 'core',
  partners: 'card-payment',
  passkeys: 'social',
  payments: 'payments',
  platform: 'core',
  polls: 'polls',
  profile: 'accounts',
  push: 'accounts',
  services: 'services',
  social: 'social',
  uploads: 'help-desk',
}

/** Calls whose level is not that of their resource. */
const ofCall: Readonly<Partial<Record<CallName, Level | 'core'>>> = {
  'auth.login': 'core',
  'auth.logout': 'core',
  'auth.me': 'core',
  'auth.refreshActivity': 'core',
  'contracts.contractUnreads': 'messages',
  'house.billOperations': 'bills',
  'payments.cardPayment': 'card-payment',
  'payments.cardPaymentBill': 'card-payment',
  'payments.cardPaymentMethods': 'card-payment',
  'payments.cardPaymentReceipt': 'card-payment',
  'payments.cardPaymentReceiptUrl': 'card-payment',
  'payments.cardPaymentServices': 'card-payment',
  'payments.startCardPayment': 'card-payment',
  'services.liveChatIdentifier': 'chat',
}

/**
 * The level that a call belongs to; every back end has the calls of the core.
 * @param name name of the call in the table, e.g. "invoices.lastInvoice"
 */
export const levelOfCall = (name: string): Level | 'core' =>
  ofCall[name as CallName] ?? ofResource[name.split('.')[0] as keyof Table]
