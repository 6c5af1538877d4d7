import type { TextStorage } from './storage.ts'

/** A Bearer token and the moment it ends, in milliseconds since 1970. */
export interface Token {
  readonly value: string
  readonly expiresAt: number
}

/** Where the token of one API is kept: two APIs on one site do not share a session. */
export const tokenKey = (baseUrl: string): string => `resident-session:${baseUrl}`

/** The kept token, unless it is spoilt or over. */
export function readToken(texts: TextStorage, key: string): Token | undefined {
  const [value, end] = texts.read(key)?.split(' ') ?? []
  const expiresAt = Number(end)
  return value && expiresAt > Date.now() ? { value, expiresAt } : undefined
}

/** Keeps the token for this page and other tabs; `undefined` forgets it everywhere. */
export const keepToken = (texts: TextStorage, key: string, token: Token | undefined): void =>
  texts.write(key, token && `${token.value} ${token.expiresAt}`)
