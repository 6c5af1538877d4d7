import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { Loader } from '../../../src/client/findLoader.ts'
import { defineWidget } from '../../../src/element/defineWidget.ts'
import type { Widget } from '../../../src/runtime/Widget.ts'
import { loadChunk, reloadForChunk } from '../errors/loadChunk.ts'
import { loadFirstTexts } from './loadFirstTexts.ts'

const widgets = import.meta.glob<{ readonly widget: Widget }>('./*/index.ts', {
  base: '../../../widgets',
})

const importOf = (name: string) => widgets[`./${name}/index.ts`]

const loading = new Map<string, Promise<void>>()

async function define(tag: string): Promise<void> {
  const load = importOf(tag.replace('resident-', ''))
  if (!load) throw new Error(`There is no element <${tag}>.`)
  await defineWidget((await loadChunk(load)).widget)
}

/** Loads and defines an element once. May be called again after a failure. */
export function loadElement(tag: string): Promise<void> {
  const pending = loading.get(tag)
  if (pending) return pending
  const started = define(tag)
  loading.set(tag, started)
  started.catch((error: unknown) => {
    loading.delete(tag)
    reloadForChunk(error)
  })
  return started
}

/** Fetches the scripts of an element, by its name, and of its component. A failure shows when the element is loaded. */
export function preloadElement(name: string): void {
  importOf(name)?.().then(
    ({ widget }) => widget.component.preload?.(),
    () => undefined,
  )
}

/** Registers this loader, so that elements can load others, as with the embed's loader on other pages. */
export function announceLoader(): void {
  const loader: Loader = {
    config: {},
    names: Object.keys(widgets).map(path => path.split('/')[1] ?? ''),
    load: tag => void loadElement(tag).catch(() => undefined),
    scan: () => undefined,
    fetchedTexts: (locale, namespace) => loadFirstTexts(locale as Locale, namespace),
  }
  Object.assign(globalThis, { [Symbol.for('resident-widgets.loader')]: loader })
}
