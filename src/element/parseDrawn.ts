import { SaxesParser } from 'saxes'
import { inertForm } from '../api/rules/inertForm.ts'
import { drawnPortal } from '../api/schemas/drawings.ts'
import { type DrawnAttributes, type DrawnNode, inlineStyle } from '../client/FirstState.ts'

/** Attributes whose values are read by people, or name their language. */
const readable: ReadonlySet<string> = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'lang',
  'placeholder',
  'title',
])

/** Attributes that a script may set without running anything, beside `aria-*` and `data-*`. */
const harmless =
  /^(accept|action|autoCapitalize|autoComplete|checked|class|colSpan|cx|cy|d|dateTime|dir|disabled|fill|focusable|for|form|height|hidden|href|id|inputMode|max|maxLength|min|method|multiple|name|noValidate|open|part|points|popover|r|readOnly|rel|required|role|rowSpan|rows|rx|ry|scope|selected|slot|spellCheck|src|step|stroke(-(linecap|linejoin|width))?|style|tabindex|target|transform|type|value|viewBox|width|x|x1|x2|y|y1|y2)$/i

const tags =
  /^(a|abbr|article|aside|b|br|button|caption|circle|code|col|colgroup|dd|details|div|dl|dt|ellipse|em|fieldset|figcaption|figure|footer|form|g|h[1-6]|header|hr|img|input|label|legend|li|line|main|meter|nav|ol|option|output|p|path|polygon|polyline|progress|rect|section|select|slot|small|span|strong|sub|summary|sup|svg|table|tbody|td|text|textarea|tfoot|th|thead|time|tr|tspan|ul)$/

/** Addresses that links may lead to, and pictures come from. */
const addresses = /^(https?:|mailto:|tel:|[/#])/

interface OpenElement {
  readonly tag: string
  readonly attributes: DrawnAttributes
  readonly children: DrawnNode[]
}

/**
 * The nodes of drawn HTML. React writes it as XML can be written.
 * @param keepText keeps a text, or the value of an attribute that people read, and returns what stands for it
 * @throws where the HTML has what may run, be sent or lead to another kind of address
 */
export function parseDrawn(html: string, keepText: (text: string) => number | string): readonly DrawnNode[] {
  const top: OpenElement = { tag: '', attributes: {}, children: [] }
  const open: OpenElement[] = [top]
  const parser = new SaxesParser({ fragment: true })
  parser.on('error', error => {
    throw error
  })
  parser.on('text', text => open.at(-1)?.children.push(keepText(text)))
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (tag === 'form' && attributes.method !== inertForm.method)
      throw new Error('A drawing has a form that would be sent, which none may have.')
    if (!tags.test(tag)) throw new Error(`A drawing has a <${tag}>, which none may have.`)
    const read = Object.entries(attributes).map(([name, value]) => {
      if (readable.has(name)) return [name, keepText(value)] as const
      if (!harmless.test(name) && !/^(aria|data)-/.test(name))
        throw new Error(`A drawing has the attribute "${name}", which none may set.`)
      if ((name === 'href' || name === 'src') && !addresses.test(value))
        throw new Error('A drawing has an address that may run something, which none may have.')
      return [name === 'style' ? inlineStyle : name, value.replace(drawnPortal, '{portal}')] as const
    })
    open.push({ tag, attributes: Object.fromEntries(read), children: [] })
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed) open.at(-1)?.children.push([closed.tag, closed.attributes, ...closed.children])
  })
  parser.write(html).close()
  return top.children
}
