import type { Level } from '../schemas/levels.ts'

/** Level of the calls of a resource, where no call of it has a level of its own. */
const ofResource: Readonly<Record<string, Level | 'core'>> = {
  accounts: 'accounts',
  auth: 'accounts',
  changes: 'messages',
  clientRegister: 'client-form',
  contractLinks: 'accounts',
  contracts: 'accounts',
  dashboard: 'services',
  documents: 'documents',
  helpDesk: 'help-desk',
  house: 'house',
  identity: 'social',
  invoices: 'bills',
  liveChat: 'chat',
  messages: 'messages',
  meters: 'meters',
  offers: 'offers',
  organizationGroups: 'core',
  partners: 'card-payment',
  payments: 'payments',
  platform: 'core',
  polls: 'polls',
  profile: 'accounts',
  services: 'services',
  social: 'social',
  uploads: 'help-desk',
}

/** Calls whose level is not that of their resource. */
const ofCall: Readonly<Record<string, Level | 'core'>> = {
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
  ofCall[name] ?? ofResource[name.split('.')[0] ?? ''] ?? 'core'
