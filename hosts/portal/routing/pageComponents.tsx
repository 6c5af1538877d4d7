import type { ComponentType } from 'react'
import type { PageName } from '../../../src/api/rules/portalPages.ts'
import type { AccountTask } from '../pages/AccountTaskPage.tsx'

type LoadPage = () => Promise<ComponentType>

/** Fetches the components of pages, by the page's name in portalPages.ts. */
export type PageComponents = Readonly<Record<Exclude<PageName, 'icons'>, LoadPage>> & {
  /** Only the full portal has it: its import would split the icons of all elements into chunks of their own. */
  readonly icons?: LoadPage
}

const accountTask = (name: AccountTask) => async () => {
  const { AccountTaskPage } = await import('../pages/AccountTaskPage.tsx')
  return () => <AccountTaskPage name={name} />
}
const helpDesk = async () => (await import('../pages/HelpDeskPage.tsx')).HelpDeskPage
const messages = async () => (await import('../pages/MessagesPage.tsx')).MessagesPage
const offers = async () => (await import('../pages/OffersPage.tsx')).OffersPage
const polls = async () => (await import('../pages/PollPage.tsx')).PollPage

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
  maintenance: async () => (await import('../pages/MaintenancePage.tsx')).MaintenancePage,
  'card-payment': async () => (await import('../pages/CardPaymentPage.tsx')).CardPaymentPage,
  'client-form': async () => (await import('../pages/ClientFormPage.tsx')).ClientFormPage,
  'help-desk': helpDesk,
  'help-desk-create': helpDesk,
  'help-desk-task': helpDesk,
  messages,
  message: messages,
  offers,
  offer: offers,
  'payment-service': async () => (await import('../pages/PaymentServicePage.tsx')).PaymentServicePage,
  'portal-pro': async () => (await import('../pages/PortalProPage.tsx')).PortalProPage,
  'housing-services': async () => (await import('../pages/HousingServicesPage.tsx')).HousingServicesPage,
  'self-service': async () => (await import('../pages/SelfServicePage.tsx')).SelfServicePage,
  profile: async () => (await import('../pages/ProfilePage.tsx')).ProfilePage,
  'profile-repair': async () => (await import('../pages/ProfileRepairPage.tsx')).ProfileRepairPage,
  contracts: async () => (await import('../pages/ContractsPage.tsx')).ContractsPage,
  'contract-link': async () => (await import('../pages/ContractLinkPage.tsx')).ContractLinkPage,
  vendor: async () => (await import('../pages/VendorPage.tsx')).VendorPage,
  organizations: async () => (await import('../pages/OrganizationsPage.tsx')).OrganizationsPage,
  contract: async () => (await import('../pages/ContractPage.tsx')).ContractPage,
  bills: async () => (await import('../pages/BillPage.tsx')).BillPage,
  documents: async () => (await import('../pages/DocumentsPage.tsx')).DocumentsPage,
  meters: async () => (await import('../pages/MeterPage.tsx')).MeterPage,
  'my-contract': async () => (await import('../pages/MyContractPage.tsx')).MyContractPage,
  'my-house': async () => (await import('../pages/MyHousePage.tsx')).MyHousePage,
  polls,
  poll: polls,
}
