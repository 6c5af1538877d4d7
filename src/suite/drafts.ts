import { draftsKey, localTexts, type TextStorage } from '../session/storage.ts'
import type { Suite } from './getSuite.ts'
import { suiteStorage } from './suiteStorage.ts'

/** What somebody typed in a form: fields by name. */
export type DraftValues = Readonly<Record<string, unknown>>

interface Draft {
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number
  readonly values: DraftValues
}

/** What was typed and not sent yet, by person and form, on this device. */
export interface Drafts {
  /** `person` is the user's id, 0 for somebody who has not signed in. */
  readonly read: (person: number, form: string) => DraftValues | undefined
  /** Keeps what is typed; `undefined` forgets it, for what has been sent. */
  readonly keep: (person: number, form: string, values: DraftValues | undefined) => void
}

/** Milliseconds after which a draft is forgotten: 30 days. */
const lifetime = 30 * 86_400_000

const isDraft = (value: unknown): value is Draft => {
  const { at, values } = (value ?? {}) as Partial<Draft>
  return typeof at === 'number' && at > Date.now() - lifetime && typeof values === 'object' && values !== null
}

/** Makes the drafts of a page. They stand under one key, so that leaving erases them at once. */
export function createDrafts(key: string, texts: TextStorage = localTexts()): Drafts {
  const all = (): Record<string, Draft> => {
    try {
      const kept: unknown = JSON.parse(texts.read(key) ?? '{}')
      return Object.fromEntries(Object.entries(kept ?? {}).filter(([, draft]) => isDraft(draft)))
    } catch {
      return {}
    }
  }
  return {
    read: (person, form) => all()[`${person}/${form}`]?.values,
    keep(person, form, values) {
      const { [`${person}/${form}`]: _, ...rest } = all()
      const next = values ? { ...rest, [`${person}/${form}`]: { at: Date.now(), values } } : rest
      texts.write(key, Object.keys(next).length > 0 ? JSON.stringify(next) : undefined)
    },
  }
}

/** The page's drafts. */
export function draftsOf(suite: Suite): Drafts {
  const present = suite.shared.get('drafts')
  if (present) return present as Drafts
  const key = draftsKey(suite.client.baseUrl)
  const texts = suiteStorage(suite)
  const made = createDrafts(key, texts)
  // The session erases the browser's storage; where that is refused they stand in this page's memory.
  suite.session.store.subscribe((now, before) => {
    if (now.status === 'guest' && before.status !== 'guest' && !now.expired) texts.write(key, undefined)
  })
  suite.shared.set('drafts', made)
  return made
}
