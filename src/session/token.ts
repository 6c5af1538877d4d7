import type { TextStorage } from './storage.ts'

/** A Bearer token and its expiry, in milliseconds since 1970. */
export interface Token {
  readonly value: string
  readonly expiresAt: number
}

/** Storage key of an API's token: two APIs on one site do not share a session. */
export const tokenKey = (baseUrl: string): string => `resident-session:${baseUrl}`

/** Reads the stored token; undefined if it is malformed or expired. */
export function readToken(texts: TextStorage, key: string): Token | undefined {
  const [value, end] = texts.read(key)?.split(' ') ?? []
  const expiresAt = Number(end)
  return value && expiresAt > Date.now() ? { value, expiresAt } : undefined
}

/** Stores the token for this page and other tabs; `undefined` deletes it. */
export const keepToken = (texts: TextStorage, key: string, token: Token | undefined): void =>
  texts.write(key, token && `${token.value} ${token.expiresAt}`)
