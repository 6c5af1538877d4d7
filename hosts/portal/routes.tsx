import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { destinations } from '../../src/api/rules/destinations.ts'
import { type BreadcrumbsName, breadcrumbsName } from './breadcrumbs.ts'
import { ErrorPage } from './faults/ErrorPage.tsx'
import { loadChunk } from './faults/loadChunk.ts'
import { PlainFault } from './faults/PlainFault.tsx'
import { contractWithoutVendor, type GuardedHandle, guarded, vendorIndex } from './guards/guarded.ts'
import { DefaultLayout } from './layouts/DefaultLayout.tsx'
import { FullscreenLayout } from './layouts/FullscreenLayout.tsx'
import type { AccountTask } from './pages/AccountTaskPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { PageSkeleton } from './parts/PageSkeleton.tsx'
import { Root } from './Root.tsx'

/** A page whose code is fetched when somebody goes there. */
export const page = (load: () => Promise<ComponentType>) => ({
  lazy: async () => ({ Component: await loadChunk(load) }),
})

const contractPage = page(async () => (await import('./pages/ContractPage.tsx')).ContractPage)
const contractsPage = page(async () => (await import('./pages/ContractsPage.tsx')).ContractsPage)
const contractLinkPage = page(async () => (await import('./pages/ContractLinkPage.tsx')).ContractLinkPage)
const organizationsPage = page(async () => (await import('./pages/OrganizationsPage.tsx')).OrganizationsPage)
const billPage = page(async () => (await import('./pages/BillPage.tsx')).BillPage)
const clientFormPage = page(async () => (await import('./pages/ClientFormPage.tsx')).ClientFormPage)
const cardPaymentLayout = page(
  async () => (await import('./layouts/CardPaymentLayout.tsx')).CardPaymentLayout,
)
const cardPaymentPage = page(async () => (await import('./pages/CardPaymentPage.tsx')).CardPaymentPage)
const meterPage = page(async () => (await import('./pages/MeterPage.tsx')).MeterPage)
const documentsPage = page(async () => (await import('./pages/DocumentsPage.tsx')).DocumentsPage)
const myHousePage = page(async () => (await import('./pages/MyHousePage.tsx')).MyHousePage)
const myContractPage = page(async () => (await import('./pages/MyContractPage.tsx')).MyContractPage)
const paymentServicePage = page(
  async () => (await import('./pages/PaymentServicePage.tsx')).PaymentServicePage,
)
const selfServicePage = page(async () => (await import('./pages/SelfServicePage.tsx')).SelfServicePage)
const dashboardPage = page(async () => (await import('./pages/DashboardPage.tsx')).DashboardPage)
const loginPage = page(async () => (await import('./pages/LoginPage.tsx')).LoginPage)
const maintenancePage = page(async () => (await import('./pages/MaintenancePage.tsx')).MaintenancePage)
const helpDeskPage = page(async () => (await import('./pages/HelpDeskPage.tsx')).HelpDeskPage)
const offersPage = page(async () => (await import('./pages/OffersPage.tsx')).OffersPage)
const messagesPage = page(async () => (await import('./pages/MessagesPage.tsx')).MessagesPage)
const pollPage = page(async () => (await import('./pages/PollPage.tsx')).PollPage)
const portalProPage = page(async () => (await import('./pages/PortalProPage.tsx')).PortalProPage)
const housingServicesPage = page(
  async () => (await import('./pages/HousingServicesPage.tsx')).HousingServicesPage,
)
const profilePage = page(async () => (await import('./pages/ProfilePage.tsx')).ProfilePage)
const profileRepairPage = page(async () => (await import('./pages/ProfileRepairPage.tsx')).ProfileRepairPage)
const vendorPage = page(async () => (await import('./pages/VendorPage.tsx')).VendorPage)

/** A page about one thing that a person does with an account or a mail; its element does it. */
const accountTask = (name: AccountTask, path: string, ...guards: string[]): RouteObject => ({
  path,
  ...guarded(...guards),
  handle: { guards, isPassing: true } satisfies GuardedHandle,
  lazy: async () => {
    const { AccountTaskPage } = await loadChunk(() => import('./pages/AccountTaskPage.tsx'))
    return { element: <AccountTaskPage name={name} /> }
  },
})

/** The name of a contract's route, for those that show the way up (NAV-16). */
const named = (prefix: string, suffix: string) => ({
  handle: { name: breadcrumbsName(prefix.includes(':organization'), suffix) } satisfies GuardedHandle,
})

/** Every vendor route stands alone and again inside an organization (NAV-4). */
const vendorPrefixes = ['/vendor/:vendor', '/vendor/:vendor/organizations/:organization']

const vendorRoutes: RouteObject[] = vendorPrefixes.flatMap(prefix => [
  { path: `${prefix}/contract/register`, ...guarded('layout', 'vendor'), ...clientFormPage },
  {
    path: `${prefix}/organizations`,
    ...guarded('layout', 'vendorAuth', 'validProfile', 'vendor'),
    ...organizationsPage,
  },
  { path: prefix, ...vendorIndex('layout', 'vendorAuth', 'validProfile', 'vendor'), ...vendorPage },
  ...['create', 'register'].map(name => ({
    path: `${prefix}/contract/${name}`,
    ...guarded('layout', 'vendorAuth', 'validProfile', 'vendor'),
    ...contractLinkPage,
  })),
  {
    path: `${prefix}/contract/:contract`,
    ...guarded('layout', 'vendorAuth', 'validProfile', 'vendor', 'contract'),
    children: [
      { index: true, ...named(prefix, ''), ...contractPage },
      { path: 'bill', ...billPage },
      { path: 'help-desk', ...named(prefix, '-help-desk'), ...helpDeskPage },
      { path: 'help-desk/create', ...helpDeskPage },
      { path: 'help-desk/:task', ...named(prefix, '-help-desk-task'), ...helpDeskPage },
      { path: 'messages', ...named(prefix, '-messages'), ...messagesPage },
      { path: 'messages/type/:type/:message', ...messagesPage },
      { path: 'documents', ...documentsPage },
      { path: 'meter', ...meterPage },
      { path: 'my-contract', ...myContractPage },
      { path: 'my-house', ...myHousePage },
      { path: 'payment-service', ...paymentServicePage },
      accountTask('unsubscribe-contract', 'unsubscribe/:type'),
      { path: 'poll', ...pollPage },
      { path: 'poll/:poll', ...pollPage },
      { path: '*', Component: NotFoundPage },
    ],
  },
])

/** A page about all contracts that shows the way up. */
const common = (name: BreadcrumbsName) => {
  const route = guarded('auth', 'validProfile')
  return { ...route, handle: { ...route.handle, name } satisfies GuardedHandle }
}

const loginRoutes: RouteObject[] = vendorPrefixes.map(prefix => ({
  path: `${prefix}/login`,
  ...guarded('layout', 'vendor', 'redirectUrl', 'vendorGuest'),
  ...loginPage,
}))

const around = { ErrorBoundary: ErrorPage, HydrateFallback: PageSkeleton }

/**
 * Every address of the portal, with its guards by name and its layout (NAV-1 to NAV-4, LAY-1).
 * @param further pages that not every place of the portal has
 */
export const routesWith = (...further: readonly RouteObject[]): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: PlainFault,
    children: [
      {
        Component: DefaultLayout,
        children: [
          {
            ...around,
            children: [
              { path: '/', ...guarded('auth', 'validProfile'), ...dashboardPage },
              ...vendorRoutes,
              { path: '/help-desk', ...common('help-desk'), ...helpDeskPage },
              { path: '/help-desk/create', ...guarded('auth', 'validProfile'), ...helpDeskPage },
              { path: '/help-desk/:task', ...common('help-desk-id'), ...helpDeskPage },
              { path: '/offers', ...guarded('auth', 'validProfile'), ...offersPage },
              { path: '/offers/:offer', ...guarded('auth', 'validProfile'), ...offersPage },
              { path: '/contract/register', ...clientFormPage },
              { path: '/client-register', ...clientFormPage },
              { path: '/contract/:contract/*', ...contractWithoutVendor('auth', 'validProfile') },
              ...further,
              { path: '/messages', ...guarded('auth', 'validProfile'), ...messagesPage },
              { path: '/messages/type/:type/:message', ...guarded('auth', 'validProfile'), ...messagesPage },
              { path: '/payment-service', ...guarded('auth', 'validProfile'), ...paymentServicePage },
              { path: '/self-service', ...selfServicePage },
              { path: '/contract/create', ...guarded('auth', 'validProfile'), ...contractLinkPage },
              { path: destinations.contracts, ...guarded('auth', 'validProfile'), ...contractsPage },
              { path: '/profile', ...guarded('auth', 'validProfile'), ...profilePage },
              {
                path: destinations['profile-repair'],
                ...guarded('auth', 'invalidProfile'),
                ...profileRepairPage,
              },
              { path: destinations['portal-pro'], ...portalProPage },
              { path: '/housing-services', ...housingServicesPage },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
      {
        ...cardPaymentLayout,
        HydrateFallback: PageSkeleton,
        children: [{ ...around, children: [{ path: '/card-payment', ...cardPaymentPage }] }],
      },
      {
        Component: FullscreenLayout,
        children: [
          {
            ...around,
            children: [
              { path: '/login', ...guarded('redirectUrl', 'guest'), ...loginPage },
              ...loginRoutes,
              accountTask('register', destinations.register, 'guest'),
              accountTask('forgot-password', destinations['forgot-password'], 'guest'),
              // Mails lead here, whoever is signed in: a link is about the account it was sent to.
              accountTask('reset-password', '/reset-password'),
              accountTask('create-password', '/create-password'),
              accountTask('verify-email', '/verify-email'),
              accountTask('verify-contract-email', '/verify-contract-email'),
              accountTask('verify-contract-email', '/contract/verify-email'),
              accountTask('unsubscribe', '/unsubscribe'),
              accountTask('unsubscribe-contract', '/contract-unsubscribe/contract/:contract'),
              { path: '/maintenance', ...maintenancePage },
            ],
          },
        ],
      },
    ],
  },
]
