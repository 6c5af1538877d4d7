import '../support/fixedDay.ts'
import type { ComponentType } from 'react'
import { injectStyles } from 'shadow-dom-inject-styles'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { inertProps } from '../../demo/gallery/scenarios/inertProps.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { draw, translatorOf } from '../support/draw.tsx'
import { isAsShipped } from '../support/isAsShipped.ts'

/** Elements and the state that is compared with an approved picture; the first one when absent. */
const states: Readonly<Record<string, string | undefined>> = {
  login: undefined,
  'contract-switcher': undefined,
  dashboard: undefined,
  contracts: undefined,
  bills: 'to pay',
  meters: undefined,
  messages: undefined,
  'card-payment': 'filled in, with the open bill',
}

const views = import.meta.glob<Record<string, ComponentType<object>>>('../../widgets/*/*View.tsx')
const sources = import.meta.glob<string>(['../../widgets/**/*.tsx', '../../widgets/*/types.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const scenarios = import.meta.glob<(t: Translate) => Readonly<Record<string, object>>>(
  '../../widgets/*/scenarios.ts',
  { import: 'scenarios' },
)
const widgets = import.meta.glob<Widget>('../../widgets/*/index.ts', { import: 'widget' })
const inert = inertProps(Object.values(sources))

async function partsOf(name: string) {
  const [file, loadView] = Object.entries(views).find(([path]) => path.includes(`/${name}/`)) ?? []
  const View = file && (await loadView?.())?.[file.split('/').at(-1)?.replace('.tsx', '') ?? '']
  if (!View) throw new Error(`${name} has no view`)
  const { css = [] } = (await widgets[`../../widgets/${name}/index.ts`]?.()) ?? {}
  const loadScenarios = await scenarios[`../../widgets/${name}/scenarios.ts`]?.()
  const t = await translatorOf(name, 'lt')
  const byState = loadScenarios?.(t) ?? {}
  const props = byState[states[name] ?? Object.keys(byState)[0] ?? '']
  if (!props) throw new Error(`${name} has no state ${states[name]}`)
  return { View, css, t, props }
}

const still = '*, ::before, ::after { animation: none; transition: none; caret-color: transparent }'

test
  .runIf(isAsShipped)
  .each(Object.keys(states).flatMap(name => [[name, 'light'] as const, [name, 'dark'] as const]))(
  '%s on a phone in %s colours looks as in the approved picture',
  async (name, scheme) => {
    const { View, css, t, props } = await partsOf(name)
    await page.viewport(360, 1600)
    document.body.style.background = scheme === 'dark' ? '#0f151a' : '#f4f6f8'
    const drawn = await draw(<View {...inert} {...props} />, { locale: 'lt', scheme, css, t })
    onTestFinished(drawn.remove)
    drawn.host.style.setProperty('--resident-font', '"DejaVu Sans"')
    injectStyles(drawn.host, '.root', still)
    await document.fonts.ready
    await expect.element(page.elementLocator(drawn.host)).toMatchScreenshot(`${name}-${scheme}`, {
      comparatorName: 'pixelmatch',
      comparatorOptions: { allowedMismatchedPixelRatio: 0.005 },
    })
  },
)
