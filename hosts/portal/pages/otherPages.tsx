import { CardPaymentPage } from './CardPaymentPage.tsx'
import { ClientFormPage } from './ClientFormPage.tsx'
import { ConsumptionPage } from './ConsumptionPage.tsx'
import { ContractLinkPage } from './ContractLinkPage.tsx'
import { ContractsPage } from './ContractsPage.tsx'
import { DocumentsPage } from './DocumentsPage.tsx'
import { HelpDeskPage } from './HelpDeskPage.tsx'
import { MaintenancePage } from './MaintenancePage.tsx'
import { MessagesPage } from './MessagesPage.tsx'
import { MyContractPage } from './MyContractPage.tsx'
import { MyHousePage } from './MyHousePage.tsx'
import { OffersPage } from './OffersPage.tsx'
import { OrganizationsPage } from './OrganizationsPage.tsx'
import { PaymentServicePage } from './PaymentServicePage.tsx'
import { PollPage } from './PollPage.tsx'
import { PortalProPage } from './PortalProPage.tsx'
import { ProfilePage } from './ProfilePage.tsx'
import { ProfileRepairPage } from './ProfileRepairPage.tsx'
import { PublicElementPage } from './PublicElementPage.tsx'

/** Pages that few visits begin with, by their name: one script (build/products/portalChunks.ts). */
export const otherPages = {
  maintenance: MaintenancePage,
  'card-payment': CardPaymentPage,
  'client-form': ClientFormPage,
  'payment-service': PaymentServicePage,
  'portal-pro': PortalProPage,
  profile: ProfilePage,
  'profile-repair': ProfileRepairPage,
  contracts: ContractsPage,
  'contract-link': ContractLinkPage,
  organizations: OrganizationsPage,
  documents: DocumentsPage,
  consumption: ConsumptionPage,
  'my-contract': MyContractPage,
  'my-house': MyHousePage,
  'help-desk': HelpDeskPage,
  'help-desk-create': HelpDeskPage,
  'help-desk-task': HelpDeskPage,
  messages: MessagesPage,
  message: MessagesPage,
  offers: OffersPage,
  offer: OffersPage,
  polls: PollPage,
  poll: PollPage,
  accessibility: () => <PublicElementPage name="accessibility-statement" />,
  'housing-services': () => <PublicElementPage name="housing-services" />,
  'self-service': () => <PublicElementPage name="self-service" />,
  'submit-reading': () => <PublicElementPage name="submit-reading" />,
  'verify-vote': () => <PublicElementPage name="verify-vote" />,
}

export type OtherPage = keyof typeof otherPages
