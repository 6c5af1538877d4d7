// Works with Web Crypto alone, because the app also runs in browsers.

import { base64Of, bytesOfBase64Url } from './base64.ts'

const encoder = new TextEncoder()

/** Encodes bytes as base64url, without padding. */
export const base64Url = (bytes: Uint8Array): string =>
  base64Of(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Node's own digests, absent in browsers: for short texts Web Crypto takes five times as long. */
const { hash: hashOfNode, createHmac } = globalThis.process?.getBuiltinModule?.('node:crypto') ?? {}

/** SHA-256 of a text or of bytes, as base64url (43 characters). */
export const sha256 = async (content: string | Uint8Array<ArrayBuffer>): Promise<string> => {
  if (typeof content === 'string' && hashOfNode) return hashOfNode('sha256', content, 'base64url')
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** 32 random bytes as base64url (43 characters). */
export const randomSecret = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)))

export interface Signer {
  /**
   * HMAC-SHA256 over a purpose and parts, as base64url (43 characters). A signature for one purpose is not
   * valid for another.
   */
  readonly sign: (purpose: string, ...parts: readonly (string | number)[]) => Promise<string>
  /** Verifies a signature in constant time. */
  readonly verify: (
    signature: string,
    purpose: string,
    ...parts: readonly (string | number)[]
  ) => Promise<boolean>
}

/** Creates a signer whose key is a secret of `randomSecret`. */
export async function createSigner(secret: string): Promise<Signer> {
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )
  // JSON keeps ('ab', 'c') and ('a', 'bc') distinct.
  const message = (purpose: string, parts: readonly (string | number)[]) =>
    encoder.encode(JSON.stringify([purpose, ...parts]))
  return {
    sign: async (purpose, ...parts) =>
      createHmac
        ? createHmac('sha256', secret).update(message(purpose, parts)).digest('base64url')
        : base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, message(purpose, parts)))),
    verify: async (signature, purpose, ...parts) => {
      const bytes = signedBytes(signature)
      if (!bytes || !(await crypto.subtle.verify('HMAC', key, bytes, message(purpose, parts)))) return false
      // The last character has spare bits, so several texts decode to the same bytes. Only one of them is valid.
      return base64Url(bytes) === signature
    },
  }
}

function signedBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return bytesOfBase64Url(text)
  } catch {
    return undefined
  }
}
