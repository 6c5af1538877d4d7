import { draftsKey, localTexts, pageTexts, type TextStorage } from '../session/storage.ts'
import type { Suite } from './getSuite.ts'

/** Values of a form by field name. */
export type DraftValues = Readonly<Record<string, unknown>>

interface Draft {
  /** Time of the last change, in milliseconds since 1970. */
  readonly at: number
  readonly values: DraftValues
}

/** Unsent form values by user and form, on this device. */
export interface Drafts {
  /** `person` is the user's id, 0 for guests. */
  readonly read: (person: number, form: string) => DraftValues | undefined
  /** Stores the values; `undefined` deletes them after sending. */
  readonly keep: (person: number, form: string, values: DraftValues | undefined) => void
}

/** Lifetime of a draft in milliseconds: 30 days. */
const lifetime = 30 * 86_400_000

const isDraft = (value: unknown): value is Draft => {
  const { at, values } = (value ?? {}) as Partial<Draft>
  return typeof at === 'number' && at > Date.now() - lifetime && typeof values === 'object' && values !== null
}

/** Creates the drafts of a page. All are under one key, so that signing out deletes them at once. */
export function createDrafts(key: string, texts: TextStorage = localTexts()): Drafts {
  const all = (): Record<string, Draft> => {
    try {
      const storedDrafts: unknown = JSON.parse(texts.read(key) ?? '{}')
      return Object.fromEntries(Object.entries(storedDrafts ?? {}).filter(([, draft]) => isDraft(draft)))
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
  const texts = pageTexts(suite.config.api)
  const stored = createDrafts(key, texts)
  const { store } = suite.session
  const drafts: Drafts = {
    ...stored,
    keep(person, form, values) {
      const { user, expired } = store.getState()
      // What a call brings after signing out belongs to nobody who is here.
      const hasLeft = person !== 0 && person !== user?.id && !expired
      if (!hasLeft) stored.keep(person, form, values)
    },
  }
  // The session clears the browser's storage; without storage the drafts are in memory.
  store.subscribe((now, before) => {
    if (now.status === 'guest' && before.status !== 'guest' && !now.expired) texts.write(key, undefined)
  })
  suite.shared.set('drafts', drafts)
  return drafts
}
