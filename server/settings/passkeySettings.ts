import type { AppConfig } from './AppConfig.ts'
import type { Environment } from './environment.ts'

const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host)

/** Where passkeys may be used: browsers have none for a portal that is reached by a network address. */
export function passkeySettings(
  { PASSKEY_DOMAIN, PASSKEY_ORIGINS }: Pick<Environment, 'PASSKEY_DOMAIN' | 'PASSKEY_ORIGINS'>,
  publicUrl: string,
): AppConfig['passkeys'] {
  const { hostname } = new URL(publicUrl)
  return isAddress(hostname) ? null : { rpId: PASSKEY_DOMAIN ?? hostname, origins: PASSKEY_ORIGINS }
}

/** Whether a domain can own the passkeys of a portal: it is the portal's host, or above it. */
export function isPasskeyDomain(domain: string, publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl)
  return hostname === domain || (domain.includes('.') && hostname.endsWith(`.${domain}`))
}
