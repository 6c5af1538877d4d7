import type { ComponentType } from 'react'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import { createTexts, type TextFile } from '../../../src/i18n/createTexts.ts'
import type { Translate } from '../../../src/i18n/TextsContext.ts'
import type { Widget } from '../../../src/runtime/Widget.ts'
import { inertProps } from './inertProps.ts'

type View = ComponentType<object>

/** The states of one element in one language, and what renders them. */
export interface ScenarioSet {
  readonly View: View
  readonly css: readonly string[] | undefined
  readonly texts: { readonly t: Translate; readonly locale: Locale }
  /** Props of the view, by the name of the state. */
  readonly states: Readonly<Record<string, object>>
}

const views = import.meta.glob<Readonly<Record<string, View>>>('../../../widgets/*/*View.tsx')
const widgets = import.meta.glob<Widget>('../../../widgets/*/index.ts', { import: 'widget' })
const scenarios = import.meta.glob<(t: Translate) => Readonly<Record<string, object>>>(
  '../../../widgets/*/scenarios.ts',
  { import: 'scenarios' },
)
const sources = import.meta.glob<string>(['../../../widgets/**/*.tsx', '../../../widgets/*/types.ts'], {
  query: '?raw',
  import: 'default',
})
const files = import.meta.glob<TextFile>(
  ['../../../src/i18n/**/locales/*.json', '../../../widgets/*/locales/*.json'],
  { import: 'default' },
)

const fileAt = (path: string) => async () => (await files[`../../../${path}.json`]?.()) ?? {}

/** The view is the exported component whose name ends with "View". */
async function findView(name: string): Promise<View | undefined> {
  const paths = Object.keys(views).filter(path => path.includes(`/widgets/${name}/`))
  const parts = await Promise.all(paths.map(path => views[path]?.()))
  return parts
    .flatMap(module => Object.entries(module ?? {}))
    .find(([exported]) => exported.endsWith('View'))?.[1]
}

/** Loads an element's states; undefined for an element without a view. */
export async function loadScenarios(name: string, locale: Locale): Promise<ScenarioSet | undefined> {
  const folder = `../../../widgets/${name}`
  const makeStates = await scenarios[`${folder}/scenarios.ts`]?.()
  const View = await findView(name)
  const widget = await widgets[`${folder}/index.ts`]?.()
  if (!makeStates || !View || !widget) return undefined
  const own = Object.keys(sources).filter(path => path.startsWith(`${folder}/`))
  const inert = inertProps(await Promise.all(own.map(async path => (await sources[path]?.()) ?? '')))
  const texts = createTexts()
  await Promise.all([
    ...['shared', 'shell', 'forms'].map(space =>
      texts.load(
        locale,
        space,
        fileAt(space === 'shared' ? `src/i18n/locales/${locale}` : `src/i18n/${space}/locales/${locale}`),
      ),
    ),
    texts.load(locale, name, fileAt(`widgets/${name}/locales/${locale}`)),
  ])
  const translate = texts.translator(locale, name)
  const t: Translate = (key, values = {}) => translate(key, values)
  return {
    View,
    css: widget.css,
    texts: { t, locale },
    states: Object.fromEntries(
      Object.entries(makeStates(t)).map(([state, props]) => [state, { ...inert, ...props }]),
    ),
  }
}
