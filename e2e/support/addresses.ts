function told(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by e2e/support/startServer.ts`)
  return value
}

/** Origin of the portal and the API. */
export const portalAddress = () => told('RESIDENT_PORTAL')

/** Origin of the pages that carry elements as strangers do. */
export const hostsAddress = () => told('RESIDENT_HOSTS')
