import '../support/fixedDay.ts'
import type { ComponentType } from 'react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inertProps } from '../../demo/gallery/scenarios/inertProps.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { draw, translatorOf } from '../support/draw.tsx'

const views = import.meta.glob<Record<string, ComponentType<object>>>('../../widgets/*/*View.tsx', {
  eager: true,
})
const sources = import.meta.glob<string>(['../../widgets/**/*.tsx', '../../widgets/*/types.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const scenarios = import.meta.glob<(t: Translate) => Readonly<Record<string, object>>>(
  '../../widgets/*/scenarios.ts',
  { import: 'scenarios', eager: true },
)
const widgets = import.meta.glob<Widget>('../../widgets/*/index.ts', { import: 'widget', eager: true })
const declarations = Object.values(
  import.meta.glob<WidgetDeclaration>('../../widgets/*/*.widget.ts', { import: 'declaration', eager: true }),
)
const inert = inertProps(Object.values(sources))

/** CSS properties that each token is documented to change. */
const says: Readonly<Record<string, readonly (keyof CSSStyleDeclaration)[]>> = {
  brand: ['backgroundColor'],
  'on-brand': ['color'],
  'brand-text': ['color'],
  'brand-soft': ['backgroundColor'],
  surface: ['backgroundColor'],
  raised: ['backgroundColor'],
  line: ['borderTopColor', 'borderBottomColor'],
  edge: ['borderTopColor'],
  text: ['color'],
  muted: ['color'],
  success: ['color'],
  'success-soft': ['backgroundColor'],
  warning: ['color'],
  'warning-soft': ['backgroundColor'],
  danger: ['color'],
  'danger-soft': ['backgroundColor'],
  focus: ['outlineColor'],
  radius: ['borderTopLeftRadius'],
  'radius-control': ['borderTopLeftRadius'],
  font: ['fontFamily'],
}

/** A value that is unique among the tokens. */
function markOf(token: string, index: number): string {
  if (token.includes('radius')) return `${index + 21}px`
  return token.endsWith('font') ? `Proof${index}` : `rgb(${index + 1}, 98, 7)`
}

const marks = tokens.map(({ name }, index) => [name, markOf(name, index)] as const)

/** A style sheet of the host page that styles the `::part` of every element. */
const partSheet = new CSSStyleSheet()

beforeAll(() => {
  for (const [name, mark] of marks) document.documentElement.style.setProperty(name, mark)
  const parts = new Set(declarations.flatMap(declaration => Object.keys(declaration.parts)))
  partSheet.replaceSync([...parts].map(part => `::part(${part}) { text-indent: 3.5px !important }`).join(' '))
  document.adoptedStyleSheets = [partSheet]
})

afterAll(() => {
  for (const [name] of marks) document.documentElement.style.removeProperty(name)
  document.adoptedStyleSheets = []
})

/** Documented tokens that change a computed style of the rendered states. */
function tokensSeen(root: ShadowRoot): string[] {
  root.querySelector<HTMLElement>('input, select, button, a')?.focus()
  const styles = [...root.querySelectorAll('*')].map(element => getComputedStyle(element))
  return marks
    .filter(([name, mark]) => {
      const properties = says[name.replace('--resident-', '')] ?? []
      return styles.some(style => properties.some(property => style[property] === mark))
    })
    .map(([name]) => name)
}

/** Parts in the rendered states that the host page's style sheet reaches. */
const partsSeen = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll<HTMLElement>('[part]')]
    .filter(element => getComputedStyle(element).textIndent === '3.5px')
    .flatMap(element => [...element.part])

describe('theming by the host page', () => {
  const seen = new Set<string>()

  test.each(declarations.filter(({ name }) => `../../widgets/${name}/scenarios.ts` in scenarios))(
    '$name: the host page’s style sheet reaches each declared part',
    async ({ name, parts }) => {
      const View = Object.entries(views)
        .filter(([file]) => file.includes(`/${name}/`))
        .flatMap(([, exported]) => Object.entries(exported))
        .find(([exported]) => exported.endsWith('View'))?.[1]
      if (!View) throw new Error(`${name} has no view`)
      const t = await translatorOf(name, 'en')
      const css = widgets[`../../widgets/${name}/index.ts`]?.css ?? []
      // The shell renders the root part; an e2e test checks it.
      const missing = new Set(Object.keys(parts).filter(part => part !== 'root'))
      for (const props of Object.values(scenarios[`../../widgets/${name}/scenarios.ts`]?.(t) ?? {})) {
        const drawn = await draw(<View {...inert} {...props} />, { css, t })
        for (const token of tokensSeen(drawn.root)) seen.add(token)
        for (const part of partsSeen(drawn.root)) missing.delete(part)
        await drawn.remove()
        if (missing.size === 0 && seen.size === tokens.length) break
      }
      expect([...missing]).toEqual([])
    },
  )

  test('each documented token changes its properties in at least one element', () => {
    expect(tokens.map(({ name }) => name).filter(name => !seen.has(name))).toEqual([])
  })
})
