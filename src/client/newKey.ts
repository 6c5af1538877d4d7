/** Creates an idempotency key. `randomUUID` is missing on plain-HTTP pages. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
