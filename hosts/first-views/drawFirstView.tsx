import { renderToString } from 'react-dom/server'
import type { DrawFirstView, FirstViewOptions, FirstViewServer } from '../../src/api/rules/firstViews.ts'
import { inertForm } from '../../src/api/rules/inertForm.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'
import { ApiError } from '../../src/client/ApiError.ts'
import type { FirstView } from '../../src/client/FirstState.ts'
import { baseCss } from '../../src/element/baseCss.ts'
import { parseDrawn } from '../../src/element/parseDrawn.ts'
import { usedCss } from '../../src/element/usedCss.ts'
import { createTexts, type TextFile } from '../../src/i18n/createTexts.ts'
import { readAttribute } from '../../src/runtime/attributes.ts'
import { getQueryClient } from '../../src/runtime/QueryShell.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import { WidgetShell } from '../../src/runtime/WidgetShell.tsx'
import { loadTranslations } from '../../src/suite/publicData.ts'
import { Bills } from '../../widgets/bills/Bills.tsx'
import { widget as bills } from '../../widgets/bills/index.ts'
import { widget as meters } from '../../widgets/meters/index.ts'
import { Meters } from '../../widgets/meters/Meters.tsx'
import { createServerSuite } from './createServerSuite.ts'
import { firstAnswers } from './FirstAnswers.tsx'
import type { FirstViewName } from './firstViewNames.ts'

// Without what these load in a browser when they are first rendered.
const widgets: Readonly<Record<FirstViewName, Widget>> = {
  bills: { ...bills, component: Bills },
  meters: { ...meters, component: Meters },
}

const textFiles = import.meta.glob<TextFile>(
  [
    '../../src/i18n/locales/*.json',
    '../../src/i18n/shell/locales/*.json',
    '../../widgets/{bills,meters}/locales/*.json',
  ],
  { eager: true, import: 'default' },
)

/** Rules for what nobody does with a drawing, and for the other colour scheme. */
const unmatched = {
  light: /:(hover|focus|active)|::|data-scheme=dark/,
  dark: /:(hover|focus|active)|::/,
}

const closedDialogs = /<dialog\b(?![^>]*\sopen)[\s\S]*?<\/dialog>/g

/** Texts of their own for each drawing, because vendors have other translations. */
async function loadTexts(locale: Locale, name: string) {
  const texts = createTexts()
  const load = (namespace: string, folder: string) =>
    texts.load(locale, namespace, async () => textFiles[`../../${folder}/locales/${locale}.json`] ?? {})
  await Promise.all([
    load('shell', 'src/i18n/shell'),
    load('shared', 'src/i18n'),
    load(name, `widgets/${name}`),
  ])
  return texts
}

/** Runs with globals that only pages have; nothing else runs meanwhile. */
function withGlobals<Result>(globals: Readonly<Record<string | symbol, unknown>>, run: () => Result): Result {
  Object.assign(globalThis, globals)
  try {
    return run()
  } finally {
    for (const key of Reflect.ownKeys(globals)) Reflect.deleteProperty(globalThis, key)
  }
}

/**
 * Draws an element as its own components render it in a browser, with the answers that it asks for first (EMB-20).
 * @returns undefined for elements that are not drawn, where a call is refused, and where the element would show something
 * else than the contract
 * @throws Error if the drawing has what none may have
 */
export const drawFirstView: DrawFirstView = async (element, options, server) => {
  const widget = Object.hasOwn(widgets, element) ? widgets[element as FirstViewName] : undefined
  return widget && draw(widget, options, server).catch(undefinedIfRefused)
}

function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}

async function draw(
  widget: Widget,
  options: FirstViewOptions,
  server: FirstViewServer,
): Promise<FirstView | undefined> {
  const texts = await loadTexts(server.locale, widget.name)
  const suite = await createServerSuite(options, server, texts)
  if (!suite) return undefined
  await loadTranslations(suite, server.locale)

  const defaults = Object.entries(widget.attributes).map(([name, each]) => [
    name,
    readAttribute(each, null).value,
  ])
  const attributes = { ...Object.fromEntries(defaults), contract: options.contract, theme: options.scheme }
  const sheets = new Set<string>()
  const page = { [Symbol.for('resident-widgets')]: suite, location: new URL(server.portal) }
  const render = () =>
    withGlobals(page, () =>
      renderToString(
        <WidgetShell
          // Components ask it for nothing while they render.
          host={{} as HTMLElement}
          widget={widget}
          attributes={attributes}
          addSheet={sheet => sheets.add(sheet)}
        />,
      ),
    )
  // The first rendering says what is asked for, the second has the answers.
  render()
  await firstAnswers(getQueryClient(suite))
  const { action, method } = inertForm
  const html = render()
    .replace(closedDialogs, '')
    .replaceAll('<form ', `<form action="${action}" method="${method}" `)
  return {
    css: usedCss([...baseCss, ...sheets, ...(widget.css ?? [])].join('\n'), html, unmatched[options.scheme]),
    nodes: parseDrawn(html, text => text),
  }
}
