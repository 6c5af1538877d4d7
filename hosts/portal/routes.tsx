import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { places } from '../../src/api/rules/places.ts'
import { ErrorPage } from './faults/ErrorPage.tsx'
import { loadChunk } from './faults/loadChunk.ts'
import { PlainFault } from './faults/PlainFault.tsx'
import { contractWithoutVendor, type GuardedHandle, guarded, vendorIndex } from './guards/guarded.ts'
import { DefaultLayout } from './layouts/DefaultLayout.tsx'
import { FullscreenLayout } from './layouts/FullscreenLayout.tsx'
import type { Journey } from './pages/JourneyPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { PageSkeleton } from './parts/PageSkeleton.tsx'
import { Root } from './Root.tsx'
import { type TrailName, trailName } from './trails.ts'

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
const journey = (name: Journey, path: string, ...guards: string[]): RouteObject => ({
  path,
  ...guarded(...guards),
  handle: { guards, isPassing: true } satisfies GuardedHandle,
  lazy: async () => {
    const { JourneyPage } = await loadChunk(() => import('./pages/JourneyPage.tsx'))
    return { element: <JourneyPage name={name} /> }
  },
})

/** The name of a contract's route, for those that show the way up (NAV-16). */
const named = (prefix: string, suffix: string) => ({
  handle: { name: trailName(prefix.includes(':organization'), suffix) } satisfies GuardedHandle,
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
      journey('unsubscribe-contract', 'unsubscribe/:type'),
      { path: 'poll', ...pollPage },
      { path: 'poll/:poll', ...pollPage },
      { path: '*', Component: NotFoundPage },
    ],
  },
])

/** A page about all contracts that shows the way up. */
const common = (name: TrailName) => {
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
              { path: places.contracts, ...guarded('auth', 'validProfile'), ...contractsPage },
              { path: '/profile', ...guarded('auth', 'validProfile'), ...profilePage },
              { path: places['profile-repair'], ...guarded('auth', 'invalidProfile'), ...profileRepairPage },
              { path: places['portal-pro'], ...portalProPage },
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
              journey('register', places.register, 'guest'),
              journey('forgot-password', places['forgot-password'], 'guest'),
              // Mails lead here, whoever is signed in: a link is about the account it was sent to.
              journey('reset-password', '/reset-password'),
              journey('create-password', '/create-password'),
              journey('verify-email', '/verify-email'),
              journey('verify-contract-email', '/verify-contract-email'),
              journey('verify-contract-email', '/contract/verify-email'),
              journey('unsubscribe', '/unsubscribe'),
              journey('unsubscribe-contract', '/contract-unsubscribe/contract/:contract'),
              { path: '/maintenance', ...maintenancePage },
            ],
          },
        ],
      },
    ],
  },
]
