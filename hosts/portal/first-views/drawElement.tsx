import { renderToString } from 'react-dom/server'
import { inertForm } from '../../../src/api/rules/inertForm.ts'
import { usedCss } from '../../../src/element/usedCss.ts'
import { readAttribute } from '../../../src/runtime/attributes.ts'
import { getQueryClient } from '../../../src/runtime/QueryShell.tsx'
import type { Widget } from '../../../src/runtime/Widget.ts'
import { WidgetShell } from '../../../src/runtime/WidgetShell.tsx'
import type { Suite } from '../../../src/suite/getSuite.ts'
import type { Scheme } from '../../../src/theme/schemeOf.ts'
import { firstAnswers } from './FirstAnswers.tsx'
import { withSuite } from './withSuite.ts'

/** Rules for what nobody does with a drawing, and for the other colour scheme. */
const unmatched = {
  light: /:(hover|focus|active)|::|data-scheme=dark/,
  dark: /:(hover|focus|active)|::/,
}

const closedDialogs = /<dialog\b(?![^>]*\sopen)[\s\S]*?<\/dialog>/g

/** What a tag says, e.g. the contract. */
interface Tag {
  readonly attributes: Readonly<Record<string, string>>
  readonly scheme: Scheme
}

/** An element as HTML, and the style sheets of its components and its own. */
interface ElementHtml {
  readonly html: string
  readonly sheets: readonly string[]
}

/** The rules of style sheets that drawn HTML uses in a colour scheme. */
export const drawnCss = ({ html, sheets }: ElementHtml, scheme: Scheme): string =>
  usedCss(sheets.join('\n'), html, unmatched[scheme])

/**
 * Draws an element as its own components render it in a browser, with the answers that it asks for first.
 * @throws ApiError if a call is refused
 */
export async function drawElement(
  suite: Suite,
  widget: Widget,
  { attributes: given, scheme }: Tag,
): Promise<ElementHtml> {
  const attributes = Object.fromEntries(
    Object.entries(widget.attributes).map(([name, each]) => [
      name,
      readAttribute(each, given[name] ?? null).value,
    ]),
  )
  const sheets = new Set<string>()
  const render = () =>
    withSuite(suite, [], () =>
      renderToString(
        <WidgetShell
          // Components ask it for nothing while they render.
          host={{} as HTMLElement}
          widget={widget}
          attributes={{ ...attributes, theme: scheme, font: 'system' }}
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
  return { html, sheets: [...sheets, ...(widget.css ?? [])] }
}
