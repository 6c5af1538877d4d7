import type { ComponentType } from 'react'
import type { PageName } from '../../../src/api/rules/portalPages.ts'
import type { AccountTask } from '../pages/AccountTaskPage.tsx'
import type { OtherPage } from '../pages/otherPages.tsx'

type LoadPage = () => Promise<ComponentType>

/** Fetches the components of pages, by the page's name in portalPages.ts. */
export type PageComponents = Readonly<Record<Exclude<PageName, 'icons'>, LoadPage>> & {
  /** Only the full portal has it: its import would split the icons of all elements into chunks of their own. */
  readonly icons?: LoadPage
}

/** Pages that few visits begin with: one import of all costs less than one of each. */
const other = (name: OtherPage) => async () => (await import('../pages/otherPages.tsx')).otherPages[name]

const accountTask = (name: AccountTask) => async () => {
  const { AccountTaskPage } = await import('../pages/AccountTaskPage.tsx')
  return () => <AccountTaskPage name={name} />
}

export const pageComponents: PageComponents = {
  dashboard: async () => (await import('../pages/DashboardPage.tsx')).DashboardPage,
  login: async () => (await import('../pages/LoginPage.tsx')).LoginPage,
  register: accountTask('register'),
  'forgot-password': accountTask('forgot-password'),
  'reset-password': accountTask('reset-password'),
  'create-password': accountTask('create-password'),
  'verify-email': accountTask('verify-email'),
  'verify-contract-email': accountTask('verify-contract-email'),
  unsubscribe: accountTask('unsubscribe'),
  'unsubscribe-contract': accountTask('unsubscribe-contract'),
  'unsubscribe-mailing': accountTask('unsubscribe-contract'),
  maintenance: other('maintenance'),
  'card-payment': other('card-payment'),
  'client-form': other('client-form'),
  'submit-reading': other('submit-reading'),
  'help-desk': other('help-desk'),
  'help-desk-create': other('help-desk-create'),
  'help-desk-task': other('help-desk-task'),
  messages: other('messages'),
  message: other('message'),
  offers: other('offers'),
  offer: other('offer'),
  'payment-service': other('payment-service'),
  'portal-pro': other('portal-pro'),
  'housing-services': other('housing-services'),
  'self-service': other('self-service'),
  accessibility: other('accessibility'),
  profile: other('profile'),
  'profile-repair': other('profile-repair'),
  contracts: other('contracts'),
  'contract-link': other('contract-link'),
  vendor: async () => (await import('../pages/VendorPage.tsx')).VendorPage,
  organizations: other('organizations'),
  contract: async () => (await import('../pages/ContractPage.tsx')).ContractPage,
  bills: async () => (await import('../pages/BillPage.tsx')).BillPage,
  documents: other('documents'),
  meters: async () => (await import('../pages/MeterPage.tsx')).MeterPage,
  consumption: other('consumption'),
  'my-contract': other('my-contract'),
  'my-house': other('my-house'),
  polls: other('polls'),
  poll: other('poll'),
}
