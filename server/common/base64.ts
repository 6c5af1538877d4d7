/** Encodes bytes as base64. Not by spreading them into one call, which long files would overflow. */
export const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

/** Decodes base64. @throws if it is none */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), character => character.charCodeAt(0))

/** Decodes base64url. @throws if it is none */
export const bytesOfBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  bytesOf(text.replaceAll('-', '+').replaceAll('_', '/'))
