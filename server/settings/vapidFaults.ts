import { createECDH } from 'node:crypto'

/** Whether two keys of the curve P-256 belong together. */
function isKeyPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
  } catch {
    return false
  }
  return pair.getPublicKey('base64url') === publicKey
}

/** What is wrong with the keys of push messages, which need each other. */
export function vapidFaults({
  VAPID_PUBLIC_KEY,
  VAPID_PRIVATE_KEY,
  VAPID_SUBJECT,
}: Readonly<Record<string, string | undefined>>): readonly string[] {
  if (!VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY && !VAPID_SUBJECT) return []
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT)
    return ['VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT need each other.']
  return isKeyPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY)
    ? []
    : ['VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY.']
}
