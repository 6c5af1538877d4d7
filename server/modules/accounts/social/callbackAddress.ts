import type { AppConfig } from '../../../AppConfig.ts'

/** Under the API's root: each provider has an address of its own, so that none can answer for another. */
export const callbackPath = (provider: string): string => `auth/social/callback/${provider}`

/** The one address a provider may send people back to; it is registered there. */
export const callbackAddress = ({ publicUrl }: Pick<AppConfig, 'publicUrl'>, provider: string): string =>
  `${publicUrl}/api/v5/${callbackPath(provider)}`
