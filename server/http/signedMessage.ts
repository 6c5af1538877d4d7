/** Seconds that a message may be older or newer than the receiver's clock, because clocks differ. */
const toleranceSeconds = 300

const encoder = new TextEncoder()

/** Header with the signature of a message between servers. */
export const signatureHeader = 'X-Signature'

/** HMAC-SHA256 of a text under a secret, as lower-case hex. */
export async function hmacHex(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Value of the signature header: the time of signing, and HMAC-SHA256 over that time and the raw body, e.g.
 * "t=1763719200,v1=9f…".
 */
export async function signMessage(secret: string, body: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${await hmacHex(secret, `${seconds}.${body}`)}`
}

/** Whether a message was signed with the secret, over exactly this body, within five minutes. */
export async function isSignedMessage(
  secret: string,
  header: string | null,
  body: string,
  now: Date,
): Promise<boolean> {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (given === '' || Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false
  const expected = await hmacHex(secret, `${seconds}.${body}`)
  // Constant time: compares every character.
  let difference = 0
  for (let index = 0; index < expected.length; index++)
    difference |= expected.charCodeAt(index) ^ given.charCodeAt(index)
  return difference === 0
}
