import type { TextStorage } from './storage.ts'

/** A Bearer token. */
export interface Token {
  readonly value: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  /** Ids of the contracts that the person had when last asked: what is theirs may be asked for before the server says so again. */
  readonly contracts?: readonly number[]
}

/** Storage key of an API's token: two APIs on one site do not share a session. */
export const tokenKey = (baseUrl: string): string => `resident-session:${baseUrl}`

/** Storage key of the last session that expired, named by its token's expiry: other tabs tell it from signing out. */
export const expiredKey = (baseUrl: string): string => `resident-expired:${baseUrl}`

/** Reads the stored token; undefined if it is malformed or expired. */
export function readToken(texts: TextStorage, key: string): Token | undefined {
  const [value, end, ids] = texts.read(key)?.split(' ') ?? []
  const expiresAt = Number(end)
  if (!value || !(expiresAt > Date.now())) return undefined
  return {
    value,
    expiresAt,
    ...(ids && { contracts: ids.split(',').map(Number).filter(Number.isSafeInteger) }),
  }
}

/** Stores the token for this page and other tabs; `undefined` deletes it. */
export const keepToken = (texts: TextStorage, key: string, token: Token | undefined): void =>
  texts.write(
    key,
    token && [token.value, token.expiresAt, ...(token.contracts?.length ? [token.contracts] : [])].join(' '),
  )
