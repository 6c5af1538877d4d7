/** A stop on the way up from a page. */
export type Stop = 'home' | 'contract' | 'messages' | 'help-desk' | 'task'

const ofOrganization = 'vendor-vendor-organizations-organizations-contract-id'

/** The routes that show the way up, by name, and the stops of each; the last is the page itself (NAV-16). */
export const trails = {
  'contract-id': ['home', 'contract'],
  'contract-id-messages': ['home', 'contract', 'messages'],
  'contract-id-help-desk': ['home', 'contract', 'help-desk'],
  'contract-id-help-desk-task': ['home', 'contract', 'help-desk', 'task'],
  'help-desk': ['home', 'help-desk'],
  'help-desk-id': ['home', 'help-desk', 'task'],
  [`${ofOrganization}-help-desk`]: ['home', 'contract', 'help-desk'],
  [`${ofOrganization}-help-desk-task`]: ['home', 'contract', 'help-desk', 'task'],
  [`${ofOrganization}-messages`]: ['home', 'contract', 'messages'],
} as const satisfies Readonly<Record<string, readonly Stop[]>>

export type TrailName = keyof typeof trails

/** The name of a contract's route, alone or inside an organization; undefined where it shows no way up. */
export function trailName(isInOrganization: boolean, suffix: string): TrailName | undefined {
  const name = `${isInOrganization ? ofOrganization : 'contract-id'}${suffix}`
  return Object.hasOwn(trails, name) ? (name as TrailName) : undefined
}
