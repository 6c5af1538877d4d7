import { createHash, type KeyObject, verify } from 'node:crypto'
import { require } from './ContainerFault.ts'

const digests: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384': 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
}

const signatures: Readonly<Record<string, readonly [key: 'rsa' | 'ec', hash: string]>> = {
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': ['rsa', 'sha256'],
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': ['rsa', 'sha384'],
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': ['rsa', 'sha512'],
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256': ['ec', 'sha256'],
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha384': ['ec', 'sha384'],
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha512': ['ec', 'sha512'],
}

/**
 * Digest by its XML identifier, as base64.
 * @throws ContainerFault for an algorithm that is unknown or no longer safe
 */
export function digestOf(algorithm: string | undefined, bytes: Uint8Array): string {
  const name = Object.hasOwn(digests, algorithm ?? '') ? digests[algorithm ?? ''] : undefined
  require(name, 'A digest uses an unknown algorithm.')
  return createHash(name).update(bytes).digest('base64')
}

/**
 * Whether a signature by its XML identifier fits. The key decides which algorithms are allowed, because a signature
 * must not choose how its key is used.
 * @throws ContainerFault for an algorithm that is unknown, no longer safe or not of this key
 */
export function isSignedBy(
  key: KeyObject,
  algorithm: string | undefined,
  bytes: Uint8Array,
  signature: Uint8Array,
): boolean {
  const [type, hash] = (Object.hasOwn(signatures, algorithm ?? '') && signatures[algorithm ?? '']) || []
  require(hash && key.asymmetricKeyType === type, 'The signature uses an unknown algorithm.')
  return verify(hash, bytes, { key, dsaEncoding: 'ieee-p1363' }, signature)
}

/**
 * Decodes base64 with line breaks.
 * @throws ContainerFault for any other character, and for spare bits that are set
 */
export function base64Bytes(text: string): Buffer<ArrayBuffer> {
  const packed = text.replaceAll(/[ \t\r\n]/g, '')
  const bytes = Buffer.from(packed, 'base64')
  require(bytes.toString('base64') === packed, 'A value is not base64.')
  return bytes
}
