import { base64Of, bytesOf } from '../../common/base64.ts'

const encoder = new TextEncoder()

/** Creates a secret in the form of the Standard Webhooks rules. */
export const newWebhookSecret = (): string => `whsec_${base64Of(crypto.getRandomValues(new Uint8Array(32)))}`

async function signatureOf(secret: string, message: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.slice('whsec_'.length)),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return `v1,${base64Of(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(message))))}`
}

/**
 * Returns the headers of a delivery by the Standard Webhooks rules.
 * @param secrets all valid ones; receivers accept a body that one of them signed
 */
export async function webhookHeaders(
  secrets: readonly string[],
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): Promise<Readonly<Record<string, string>>> {
  const timestamp = Math.floor(at.getTime() / 1000)
  const signatures = await Promise.all(
    secrets.map(secret => signatureOf(secret, `${id}.${timestamp}.${body}`)),
  )
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'resident-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
