import { type Locale, locales } from '../src/api/schemas/locales.ts'

const pascalCase = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())

/** Text of the empty state, by language; English in a language that is not among these. */
const empty: Readonly<Partial<Record<Locale, string>>> = {
  en: 'Nothing is here yet.',
  lt: 'Kol kas čia nieko nėra.',
  lv: 'Šeit vēl nekā nav.',
  ru: 'Здесь пока ничего нет.',
}

const index = (
  name: string,
  main: string,
) => `import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { ${main} } from './${main}.tsx'
import css from './${name}.css?inline'
import { attributes, needs } from './${name}.widget.ts'

export const widget: Widget = {
  name: '${name}',
  attributes,
  needs,
  component: ${main},
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
`

const declaration = (
  name: string,
  title: string,
) => `import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: '${name}',
  summary: '${title}',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element' },
  slots: {},
}
`

const container = (main: string, title: string) => `import { ${main}View } from './${main}View.tsx'

/** ${title}: queries, state and events. */
export function ${main}() {
  return <${main}View state={{ kind: 'empty' }} />
}
`

const view = (name: string, main: string, title: string) => `import { useT } from '../../src/i18n/useT.ts'

export interface ${main}State {
  readonly kind: 'empty'
}

export interface ${main}ViewProps {
  readonly state: ${main}State
}

/** ${title}. */
export function ${main}View({ state }: ${main}ViewProps) {
  const t = useT()
  return (
    <section className="card stack ${name}">
      <h2>{t('title')}</h2>
      {state.kind === 'empty' && <p className="muted">{t('empty')}</p>}
    </section>
  )
}
`

const sheet = (name: string) => `.${name} {
  justify-items: start;
}
`

/**
 * The files of a new widget by path: everything that an empty element needs.
 * @throws Error with a message if the name is no valid tag and folder
 */
export function newWidget(name: string): Readonly<Record<string, string>> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error('A widget is named by small letters with hyphens between words, for example water-gauge.')
  const main = pascalCase(name)
  const title = name[0]?.toUpperCase() + name.slice(1).replaceAll('-', ' ')
  const localeFile = (words: string) => `${JSON.stringify({ title, empty: words }, null, 2)}\n`
  return {
    'index.ts': index(name, main),
    [`${name}.widget.ts`]: declaration(name, title),
    [`${main}.tsx`]: container(main, title),
    [`${main}View.tsx`]: view(name, main, title),
    [`${name}.css`]: sheet(name),
    ...Object.fromEntries(
      locales.map(language => [`locales/${language}.json`, localeFile(empty[language] ?? empty.en ?? '')]),
    ),
  }
}
