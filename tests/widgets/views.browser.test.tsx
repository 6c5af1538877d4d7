import axe from 'axe-core'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { inertProps } from '../../demo/gallery/scenarios/inertProps.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { draw, translatorOf } from '../support/draw.tsx'

type Scenarios = (t: Translate) => Readonly<Record<string, object>>

const views = import.meta.glob<Record<string, ComponentType<object>>>('../../widgets/*/*View.tsx', {
  eager: true,
})
const sources = import.meta.glob<string>('../../widgets/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const scenarios = import.meta.glob<Scenarios>('../../widgets/*/scenarios.ts', {
  import: 'scenarios',
  eager: true,
})
const widgets = import.meta.glob<Widget>('../../widgets/*/index.ts', { import: 'widget', eager: true })

/** Each look is drawn once; colours do not depend on the language, nor do names on the colours. */
const looks: readonly (readonly [Locale, 'light' | 'dark', number])[] = [
  ['en', 'light', 1024],
  ['lt', 'dark', 320],
  ['lv', 'dark', 600],
  ['ru', 'light', 320],
]

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** These tests look, they do not press. */
const inert = inertProps(Object.values(sources))

/** Ends animations: a card that is still fading in has no contrast to speak of. */
function settle(root: ShadowRoot): void {
  for (const animation of root.getAnimations())
    if (animation.effect?.getComputedTiming().iterations === 1) animation.finish()
}

/** Things to press that are smaller than a finger; links in the words of a text are as high as its lines. */
const small = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>('a, button, select, input')]
    .filter(element => element.checkVisibility() && !element.closest('.rich'))
    .filter(element => {
      const { width, height } = element.getBoundingClientRect()
      return width < 44 || height < 44
    })
    .map(element => element.outerHTML)

const names = Object.keys(scenarios).map(path => path.split('/').at(-2) ?? '')

describe.each(names)('the view of %s', widget => {
  const View = Object.entries(views)
    .filter(([file]) => file.includes(`/${widget}/`))
    .flatMap(([, parts]) => Object.entries(parts))
    .find(([name]) => name.endsWith('View'))?.[1]
  const css = widgets[`../../widgets/${widget}/index.ts`]?.css ?? []

  test.each(looks)(
    'every state in %s, %s, %d px: every text is there, nothing is too small to press or cut off, no accessibility fault',
    async (locale, scheme, width) => {
      if (!View) throw new Error(`${widget} has no view`)
      const t = await translatorOf(widget, locale)
      document.body.style.background = scheme === 'dark' ? '#0f151a' : '#f4f6f8'
      for (const [name, props] of Object.entries(
        scenarios[`../../widgets/${widget}/scenarios.ts`]?.(t) ?? {},
      )) {
        const drawn = await draw(<View {...inert} {...props} />, { locale, scheme, css, t })
        drawn.host.style.maxWidth = `${width}px`
        settle(drawn.root)
        const { violations } = await axe.run(drawn.host, { runOnly: tags, resultTypes: ['violations'] })
        expect(
          violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`),
          `${name}: faults`,
        ).toEqual([])
        expect(small(drawn.root), `${name}: too small`).toEqual([])
        expect(drawn.host.scrollWidth, `${name}: cut off`).toBeLessThanOrEqual(drawn.host.clientWidth + 1)
        await drawn.remove()
      }
    },
  )
})
