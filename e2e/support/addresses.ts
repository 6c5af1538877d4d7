import { strangersPage } from '../../tools/strangersPages.ts'

function told(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by e2e/support/startServer.ts`)
  return value
}

/** Origin of the portal and the API. */
export const portalAddress = () => told('RESIDENT_PORTAL')

/** Origin of the pages that carry elements as strangers do. */
export const hostsAddress = () => told('RESIDENT_HOSTS')

/** Address of a stranger's page with this body and the loader's script tag. */
export const pageWith = (body: string, data?: string) =>
  strangersPage(told('RESIDENT_PAGES'), portalAddress(), body, data)
