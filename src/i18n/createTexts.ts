import { createInstance, type i18n, type TFunction } from 'i18next'
import { defaultLocale, type Locale } from '../api/schemas/locales.ts'

/** A text file: nested keys, i18next plural suffixes (`_one`, `_few`, `_many`, `_other`, `_zero`). */
export interface TextFile {
  readonly [key: string]: string | TextFile
}

/** Loads one text file in one language. */
export type LoadTexts = (locale: Locale) => Promise<TextFile>

/** The texts of one page. */
export interface Texts {
  /** Loads a namespace in a language once; later calls share the promise. A failed load can be retried. */
  readonly load: (locale: Locale, namespace: string, loader: LoadTexts) => Promise<void>
  /** Whether a namespace is loaded in a language. */
  readonly has: (locale: Locale, namespace: string) => boolean
  /** Overrides bundled texts with the platform's, keyed "namespace.key" (I18-2). */
  readonly override: (locale: Locale, texts: Readonly<Record<string, string>>) => void
  /** A translator for one namespace; shared texts are under `shared:`. */
  readonly translator: (locale: Locale, namespace: string) => TFunction
  readonly subscribe: (listener: () => void) => () => void
  /** Version of the texts of a namespace, increased on each change. */
  readonly revision: (namespace: string) => number
}

/** Texts from the page's own scripts or its loader; undefined if they have to be fetched. */
export type BroughtTexts = (locale: Locale, namespace: string) => Promise<TextFile | undefined> | undefined

const everyViews = 'shell'

/** Namespaces of every view, beside its own. */
const common = [everyViews, 'shared', 'forms']

/** Sets up i18next for one page. Texts are escaped by the renderer, so i18next does not. */
export function createTexts(brought?: BroughtTexts): Texts {
  const instance: i18n = createInstance()
  const loading = new Map<string, Promise<void>>()
  const loaded = new Set<string>()
  const overrides = new Map<Locale, Readonly<Record<string, string>>>()
  const listeners = new Set<() => void>()
  const revisions = new Map<string, number>()
  const revisionOf = (namespace: string) => revisions.get(namespace) ?? 0

  void instance.init({
    lng: defaultLocale,
    fallbackLng: false,
    fallbackNS: 'shell',
    ns: [],
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: {},
  })

  const changed = (namespace: string) => {
    revisions.set(namespace, revisionOf(namespace) + 1)
    for (const listener of listeners) listener()
  }

  const applyOverrides = (locale: Locale) => {
    for (const [path, text] of Object.entries(overrides.get(locale) ?? {})) {
      const dot = path.indexOf('.')
      if (dot > 0)
        instance.addResource(locale, path.slice(0, dot), path.slice(dot + 1), text, { silent: true })
    }
  }

  return {
    load(locale, namespace, loader) {
      const key = `${locale}/${namespace}`
      const running = loading.get(key)
      if (running) return running
      const present = brought?.(locale, namespace)
      const fetched = present ? present.then(file => file ?? loader(locale)) : loader(locale)
      const started = fetched.then(
        file => {
          instance.addResourceBundle(locale, namespace, file, true, true)
          applyOverrides(locale)
          loaded.add(key)
          changed(namespace)
        },
        (error: unknown) => {
          loading.delete(key)
          throw error
        },
      )
      loading.set(key, started)
      return started
    },
    has: (locale, namespace) => loaded.has(`${locale}/${namespace}`),
    override(locale, texts) {
      // Every element of a page loads the same ones.
      if (JSON.stringify(texts) === JSON.stringify(overrides.get(locale) ?? {})) return
      overrides.set(locale, texts)
      applyOverrides(locale)
      changed(everyViews)
    },
    translator: (locale, namespace) => instance.getFixedT(locale, namespace),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    revision: namespace => [namespace, ...common].reduce((sum, each) => sum + revisionOf(each), 0),
  }
}
