import type { ComponentType } from 'react'
import { type PageName, portalPages } from '../../../src/api/rules/portalPages.ts'
import type { AccountTask } from '../pages/AccountTaskPage.tsx'
import type { OtherPage } from '../pages/otherPages.tsx'

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

/** Pages that many visits begin with. */
const firstPages = {
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
  vendor: async () => (await import('../pages/VendorPage.tsx')).VendorPage,
  contract: async () => (await import('../pages/ContractPage.tsx')).ContractPage,
  bills: async () => (await import('../pages/BillPage.tsx')).BillPage,
  meters: async () => (await import('../pages/MeterPage.tsx')).MeterPage,
} satisfies Partial<Record<PageName, LoadPage>>

type Remaining = Exclude<PageName, keyof typeof firstPages | 'icons'>

/** One import of all others costs less than one of each. */
const other = (name: OtherPage) => async () => (await import('../pages/otherPages.tsx')).otherPages[name]

const otherPages = Object.fromEntries(
  Object.keys(portalPages)
    .filter((name): name is Remaining => !(name in firstPages) && name !== 'icons')
    .map(name => [name, other(name)]),
) as { readonly [Name in Remaining]: ReturnType<typeof other> }

export const pageComponents: PageComponents = {
  ...firstPages,
  ...otherPages,
}
