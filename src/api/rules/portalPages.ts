import type { Module } from '../schemas/modules.ts'
import { destinations } from './destinations.ts'

/** Who may open a page; portalPaths.ts turns it into guards. A contract's pages are always for its holders. */
export type Audience = 'residents' | 'everyone' | 'guests' | 'sign-in' | 'residents-to-repair'

/** A level of the breadcrumbs; the portal knows its text and its path. */
export type Breadcrumb = 'home' | 'contract' | 'messages' | 'help-desk' | 'task'

/** Part of the portal that a path belongs to. */
export type Area = 'common' | 'vendor' | 'contract' | 'organization-contract'

/** What the portal knows of a page. Its component has the row's name in hosts/portal/routing/pageComponents.tsx. */
export interface PortalPage {
  /** Path templates in the syntax of destinations.ts: each combination of its brackets is a path. */
  readonly paths: readonly string[]
  /** `residents` if omitted. */
  readonly audience?: Audience
  /** `default` if omitted. */
  readonly layout?: 'default' | 'fullscreen' | 'card-payment'
  /** Folder under widgets/ of the page's main element; the server sends hints for its scripts. */
  readonly element?: string
  /** Module whose menu entries open this page (LAY-2). */
  readonly module?: Module
  /** Whether guests get no menu entry for the module. */
  readonly isHiddenFromGuests?: true
  /** Breadcrumbs after home and contract, in the areas that have breadcrumbs (NAV-16). */
  readonly breadcrumbs?: { readonly items: readonly Breadcrumb[]; readonly in: readonly Area[] }
  /** Segment that is a product's name: a platform may rename it (section 2 of the specification). */
  readonly nameableSegment?: string
  /** A task that signing in completes, so its path is not stored as the return address. */
  readonly isTask?: true
  /** Requests an e-mail whose link continues the sign-in; the tab that it opens gets this tab's return address. */
  readonly startsSignIn?: true
  /** A sign-in step that an e-mail opens, often in another tab; it uses the return address of that tab. */
  readonly continuesSignIn?: true
}

const vendor = '/vendor/{vendor}[/organizations/{organization}]'
const contract = `${vendor}/contract/{contract}`
const optionalContract = `[${contract}]`

const inEveryArea = ['common', 'contract', 'organization-contract'] as const
const inContracts = ['contract', 'organization-contract'] as const

const task = { audience: 'everyone', layout: 'fullscreen', isTask: true } as const
const requestTask = { ...task, startsSignIn: true } as const
const signInTask = { ...task, continuesSignIn: true } as const

/**
 * Every page of the portal (NAV-1 to NAV-4). Routes, guards, breadcrumbs, menus, chunks and the server's 404 and script
 * hints are derived from this table.
 */
export const portalPages = {
  dashboard: {
    paths: [destinations.home],
    element: 'dashboard',
  },
  login: {
    paths: [destinations.login],
    audience: 'sign-in',
    layout: 'fullscreen',
    element: 'login',
  },
  register: { ...requestTask, paths: [destinations.register], audience: 'guests', element: 'register' },
  // Mails that warn of a stranger lead here, also where the account's owner is signed in.
  'forgot-password': {
    ...requestTask,
    paths: [destinations['forgot-password']],
    element: 'password',
  },
  'reset-password': { ...signInTask, paths: ['/reset-password'], element: 'password' },
  'create-password': { ...signInTask, paths: ['/create-password'], element: 'password' },
  'verify-email': { ...signInTask, paths: ['/verify-email'], element: 'verify-email' },
  'verify-contract-email': {
    ...task,
    paths: ['/verify-contract-email', '/contract/verify-email'],
    element: 'verify-email',
  },
  unsubscribe: { ...task, paths: ['/unsubscribe'], element: 'unsubscribe' },
  'unsubscribe-contract': {
    ...task,
    paths: ['/contract-unsubscribe/contract/{contract}'],
    element: 'unsubscribe',
  },
  'unsubscribe-mailing': { paths: [`${contract}/unsubscribe/{type}`], element: 'unsubscribe', isTask: true },
  maintenance: { paths: ['/maintenance'], audience: 'everyone', layout: 'fullscreen' },
  'card-payment': {
    paths: ['/card-payment'],
    audience: 'everyone',
    layout: 'card-payment',
    element: 'card-payment',
  },
  'client-form': {
    paths: ['/client-register', `[${vendor}]/contract/register`],
    audience: 'everyone',
    element: 'client-form',
  },
  'submit-reading': {
    paths: [`[${vendor}]/submit-reading`],
    audience: 'everyone',
    element: 'submit-reading',
  },
  'verify-vote': { paths: [destinations['verify-vote']], audience: 'everyone', element: 'verify-vote' },
  'help-desk': {
    paths: [destinations['help-desk']],
    element: 'help-desk',
    module: 'help_desk',
    isHiddenFromGuests: true,
    breadcrumbs: { items: ['help-desk'], in: inEveryArea },
  },
  'help-desk-create': { paths: [destinations['help-desk-create']], element: 'help-desk' },
  'help-desk-task': {
    paths: [destinations['help-desk-task']],
    element: 'help-desk',
    breadcrumbs: { items: ['help-desk', 'task'], in: inEveryArea },
  },
  messages: {
    paths: [destinations.messages],
    element: 'messages',
    module: 'messages',
    isHiddenFromGuests: true,
    breadcrumbs: { items: ['messages'], in: inContracts },
  },
  message: { paths: [destinations.message], element: 'messages' },
  offers: { paths: [destinations.offers], element: 'offers', module: 'offers' },
  offer: { paths: [destinations.offer], element: 'offers' },
  'payment-service': {
    paths: [`${optionalContract}/payment-service`],
    element: 'payment-service',
    module: 'payment_service',
    nameableSegment: 'payment-service',
  },
  'portal-pro': {
    paths: [destinations['portal-pro']],
    audience: 'everyone',
    element: 'portal-pro',
    nameableSegment: 'portal-pro',
  },
  'housing-services': {
    paths: ['/housing-services'],
    audience: 'everyone',
    element: 'housing-services',
    module: 'service_orders',
    nameableSegment: 'housing-services',
  },
  'self-service': {
    paths: ['/self-service'],
    audience: 'everyone',
    element: 'self-service',
    module: 'self_service',
    nameableSegment: 'self-service',
  },
  accessibility: {
    paths: ['[/vendor/{vendor}]/accessibility'],
    audience: 'everyone',
    element: 'accessibility-statement',
    module: 'accessibility',
  },
  profile: { paths: [destinations.profile], element: 'profile' },
  'profile-repair': {
    paths: [destinations['profile-repair']],
    audience: 'residents-to-repair',
    element: 'profile-repair',
  },
  contracts: { paths: [destinations.contracts], element: 'contracts' },
  'contract-link': { paths: [destinations['contract-create']], element: 'contract-link' },
  vendor: { paths: [vendor] },
  organizations: { paths: [`${vendor}/organizations`], element: 'organizations' },
  contract: {
    paths: [destinations.contract, destinations['organization-contract']],
    element: 'bills',
    breadcrumbs: { items: [], in: ['contract'] },
  },
  bills: {
    paths: [destinations.bills],
    element: 'bills',
    module: 'bill',
  },
  documents: { paths: [`${contract}/documents`], element: 'documents', module: 'documents' },
  meters: {
    paths: [destinations.meters],
    element: 'meters',
    module: 'meter',
  },
  consumption: { paths: [destinations.consumption], element: 'consumption' },
  'my-contract': { paths: [`${contract}/my-contract`], element: 'my-contract', module: 'my_contract' },
  'my-house': { paths: [`${contract}/my-house`], element: 'my-house', module: 'my_house' },
  polls: { paths: [destinations.polls], element: 'polls', module: 'poll' },
  poll: { paths: [destinations.poll], element: 'polls' },
  icons: { paths: ['/developer/icons'], audience: 'everyone' },
} as const satisfies Readonly<Record<string, PortalPage>>

export type PageName = keyof typeof portalPages

type Values<Key extends keyof PortalPage> = Extract<
  (typeof portalPages)[PageName],
  Readonly<Record<Key, unknown>>
>[Key]

/** A path segment that a platform may rename. */
export type NameableSegment = Values<'nameableSegment'>

/** The pages with their names, as a list. */
export const allPages = Object.entries(portalPages) as readonly (readonly [PageName, PortalPage])[]
