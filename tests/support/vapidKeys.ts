import { createECDH } from 'node:crypto'

/** New keys of a server that sends push messages. */
export function vapidKeys() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // The library drops no leading zero, and neither may the text.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  return { publicKey, privateKey, subject: 'mailto:admin@portal.example' }
}
