import type { ComponentType } from 'react'
import { inertProps } from '../../demo/gallery/scenarios/inertProps.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { Widget } from '../../src/runtime/Widget.ts'

type Scenarios = (t: Translate) => Readonly<Record<string, object>>

const views = import.meta.glob<Record<string, ComponentType<object>>>('../../widgets/*/*View.tsx', {
  eager: true,
})
const sources = import.meta.glob<string>(['../../widgets/**/*.tsx', '../../widgets/*/types.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const scenarios = import.meta.glob<Scenarios>('../../widgets/*/scenarios.ts', {
  import: 'scenarios',
  eager: true,
})
const widgets = import.meta.glob<Widget>('../../widgets/*/index.ts', { import: 'widget', eager: true })

/** Callbacks and links without effect: tests of views do not interact with them. */
export const inert = inertProps(Object.values(sources))

/** A widget's view with its styles and its states by name. */
export interface ViewOfWidget {
  readonly widget: string
  readonly View: ComponentType<object>
  readonly css: readonly string[]
  readonly states: Scenarios
}

/** The views of all widgets that have scenarios. */
export const everyView: readonly ViewOfWidget[] = Object.entries(scenarios).map(([path, states]) => {
  const widget = path.split('/').at(-2) ?? ''
  const View = Object.entries(views)
    .filter(([file]) => file.includes(`/${widget}/`))
    .flatMap(([, parts]) => Object.entries(parts))
    .find(([name]) => name.endsWith('View'))?.[1]
  if (!View) throw new Error(`${widget} has no view`)
  return { widget, View, css: widgets[`../../widgets/${widget}/index.ts`]?.css ?? [], states }
})
