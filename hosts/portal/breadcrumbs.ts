/** A stop on the way up from a page. */
export type Breadcrumb = 'home' | 'contract' | 'messages' | 'help-desk' | 'task'

const ofOrganization = 'vendor-vendor-organizations-organizations-contract-id'

/** The routes that show the way up, by name, and the stops of each; the last is the page itself (NAV-16). */
export const breadcrumbs = {
  'contract-id': ['home', 'contract'],
  'contract-id-messages': ['home', 'contract', 'messages'],
  'contract-id-help-desk': ['home', 'contract', 'help-desk'],
  'contract-id-help-desk-task': ['home', 'contract', 'help-desk', 'task'],
  'help-desk': ['home', 'help-desk'],
  'help-desk-id': ['home', 'help-desk', 'task'],
  [`${ofOrganization}-help-desk`]: ['home', 'contract', 'help-desk'],
  [`${ofOrganization}-help-desk-task`]: ['home', 'contract', 'help-desk', 'task'],
  [`${ofOrganization}-messages`]: ['home', 'contract', 'messages'],
} as const satisfies Readonly<Record<string, readonly Breadcrumb[]>>

export type BreadcrumbsName = keyof typeof breadcrumbs

/** The name of a contract's route, alone or inside an organization; undefined where it shows no way up. */
export function breadcrumbsName(isInOrganization: boolean, suffix: string): BreadcrumbsName | undefined {
  const name = `${isInOrganization ? ofOrganization : 'contract-id'}${suffix}`
  return Object.hasOwn(breadcrumbs, name) ? (name as BreadcrumbsName) : undefined
}
