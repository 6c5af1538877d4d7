import webPush from 'web-push'
import type { Environment } from '../server/settings/environment.ts'

/**
 * The environment, with keys of push messages where it has none: new ones at each start, because nothing of a demonstration
 * is to be kept. Browsers that were subscribed before subscribe again.
 */
export function withPushKeys(environment: Environment): Environment {
  if (environment.VAPID_PUBLIC_KEY) return environment
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return {
    ...environment,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:push@portal.example',
  }
}
