import type { AppConfig } from '../../../settings/AppConfig.ts'

/** Path under the API's root. Each provider has its own, so that none can answer for another. */
export const callbackPath = (provider: string): string => `auth/social/callback/${provider}`

/** The only redirect address of a provider; it is registered there. */
export const callbackAddress = ({ publicUrl }: Pick<AppConfig, 'publicUrl'>, provider: string): string =>
  `${publicUrl}/api/v5/${callbackPath(provider)}`
