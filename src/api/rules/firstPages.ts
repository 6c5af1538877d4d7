import { type PortalPath, pathsWithoutVendor } from './portalPaths.ts'

/** Names of the portal's pages that the server draws for signed-in people (EMB-21): those that most visits begin with. */
const firstPageNames = ['dashboard', 'contract', 'bills', 'meters'] as const

export type FirstPageName = (typeof firstPageNames)[number]

/** Whether the server draws the page of a path for signed-in people. Paths of contracts without their vendor lead to others. */
export const isFirstPage = (entry: PortalPath | undefined): entry is PortalPath & { page: FirstPageName } =>
  entry !== undefined &&
  firstPageNames.some(name => name === entry.page) &&
  !pathsWithoutVendor.includes(entry)
