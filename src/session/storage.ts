/** Storage of small texts between pages. Refused storage is not an error: texts then live until the reload. */
export interface TextStorage {
  readonly read: (key: string) => string | undefined
  /** Stores a text; `undefined` deletes it. */
  readonly write: (key: string, value: string | undefined) => void
}

/** Key of the form drafts (src/suite/drafts.ts). Signing out deletes them. */
export const draftsKey = (baseUrl: string): string => `resident-drafts:${baseUrl}`

/**
 * Browser storage, local by default, or memory where it is full or refused (private windows, sandboxed frames). The
 * area is read at each use, because naming it throws where it is refused.
 */
export function localTexts(area: () => Storage = () => localStorage): TextStorage {
  const memory = new Map<string, string>()
  return {
    read(key) {
      try {
        // A full storage still has the old text.
        return memory.get(key) ?? area().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(key, value) {
      memory.delete(key)
      try {
        if (value === undefined) area().removeItem(key)
        else area().setItem(key, value)
      } catch {
        if (value !== undefined) memory.set(key, value)
      }
    },
  }
}

/** Storage in memory. */
export const memoryTexts = (): TextStorage =>
  localTexts(() => {
    throw new Error('Nothing is to stay.')
  })

/** The page's storage of small texts; in memory for the in-browser demo. */
export const pageTexts = (api: string | undefined): TextStorage =>
  api === 'sandbox' ? memoryTexts() : localTexts()

/** Cookies of this site, for the few facts the specification keeps there (role, contract, language). */
export function cookieTexts(days?: number): TextStorage {
  const memory = new Map<string, string>()
  const all = () => {
    try {
      return document.cookie.split('; ')
    } catch {
      return []
    }
  }
  return {
    read(key) {
      const cookie = all().find(pair => pair.startsWith(`${key}=`))
      return cookie === undefined ? memory.get(key) : decode(cookie.slice(key.length + 1))
    },
    write(key, value) {
      if (value === undefined) memory.delete(key)
      else memory.set(key, value)
      const age = value === undefined ? 0 : days === undefined ? undefined : days * 86_400
      const secure = location.protocol === 'https:' ? '; Secure' : ''
      try {
        // Firefox and Safari of recent years lack the Cookie Store API.
        // biome-ignore lint/suspicious/noDocumentCookie: see above
        document.cookie = `${key}=${encodeURIComponent(value ?? '')}; Path=/; SameSite=Lax${secure}${age === undefined ? '' : `; Max-Age=${age}`}`
      } catch {
        // The value is in memory.
      }
    },
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
