import axe from 'axe-core'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { inertProps } from '../../demo/gallery/scenarios/inertProps.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { type Drawn, draw, translatorOf } from '../support/draw.tsx'

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

/** Each look is examined once; colours do not depend on the language, nor do names on the colours. */
const looks: readonly (readonly [Locale, 'light' | 'dark', number])[] = [
  ['en', 'light', 1024],
  ['lt', 'dark', 320],
  ['lv', 'dark', 600],
  ['ru', 'light', 320],
]

/** A wide and a narrow font of tools/fonts.conf. */
const fonts = ['DejaVu Sans', 'DejaVu Sans Condensed']
/**
 * The smallest phone, and the breakpoints of the style sheets: the least room for the layout that begins
 * there.
 */
const widths = [320, 480, 560, 680, 760, 880, 1024]

/** Colours and sizes do not depend on the renderer: with Preact only the texts are checked, once. */
const isReact = import.meta.env.RENDERER === 'react'
const rules = isReact ? {} : { 'color-contrast': { enabled: false } }

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** These tests do not interact with the views. */
const inert = inertProps(Object.values(sources))

async function faults(host: HTMLElement): Promise<readonly string[]> {
  const { violations } = await axe.run(host, { runOnly: tags, rules, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`)
}

/** Finishes animations, because a fading card has no measurable contrast. */
function settle(root: ShadowRoot): void {
  for (const animation of root.getAnimations())
    if (animation.effect?.getComputedTiming().iterations === 1) animation.finish()
}

/**
 * Interactive elements smaller than 44 px; excludes links inside text, which are as high as their lines.
 */
const small = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>('a, button, select, input')]
    .filter(element => element.checkVisibility() && !element.closest('.rich'))
    .filter(element => {
      const { width, height } = element.getBoundingClientRect()
      return width < 44 || height < 44
    })
    .map(element => element.outerHTML)

/**
 * Elements that clip their content. Excludes ellipsis, which indicates the clipping, and clip paths, which
 * hide text on purpose.
 */
const cutOff = (root: ShadowRoot) =>
  [...root.querySelectorAll(':not(input, select, textarea, svg, svg *)')]
    .filter(part => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
    .filter(part => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(part)
      return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && clipPath === 'none'
    })
    .map(part => part.outerHTML.slice(0, 200))

/** Elements wider than their container, for each font and width of the element. */
const tooWide = ({ host, root }: Drawn) =>
  fonts.flatMap(font =>
    widths.flatMap(width => {
      host.style.setProperty('--resident-font', `"${font}"`)
      host.style.maxWidth = `${width}px`
      const whole = host.scrollWidth > host.clientWidth + 1 ? [`${host.scrollWidth} px`] : []
      return [...whole, ...cutOff(root)].map(found => `${font}, ${width} px: ${found}`)
    }),
  )

const names = Object.keys(scenarios).map(path => path.split('/').at(-2) ?? '')

describe.each(names)('the view of %s', widget => {
  const View = Object.entries(views)
    .filter(([file]) => file.includes(`/${widget}/`))
    .flatMap(([, parts]) => Object.entries(parts))
    .find(([name]) => name.endsWith('View'))?.[1]
  const css = widgets[`../../widgets/${widget}/index.ts`]?.css ?? []

  test.each(looks)(
    'every state in %s, %s, %d px has all texts, targets of at least 44 px, no clipped content in any font and width, and no accessibility fault',
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
        if (isReact || locale === 'en') expect(await faults(drawn.host), `${name}: faults`).toEqual([])
        expect(small(drawn.root), `${name}: too small`).toEqual([])
        if (isReact) expect(tooWide(drawn), `${name}: cut off`).toEqual([])
        await drawn.remove()
      }
    },
  )
})
