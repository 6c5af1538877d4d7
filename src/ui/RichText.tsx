import { createElement, type ReactNode, useMemo } from 'react'
import { type HtmlNode, readHtml } from '../api/rules/readHtml.ts'
import richTextCss from './richText.css?inline'
import { useSheet } from './useSheet.ts'

interface Props {
  /** HTML from the server. Only the allowed tags are rendered (MSG-7). */
  readonly html: string
}

/** React's names of HTML attributes. */
const reactNames: Readonly<Record<string, string>> = { class: 'className', srcset: 'srcSet' }

/** Headings of a message are below the view's heading of level 2. */
const tagInView = (tag: string) => (/^h\d$/.test(tag) ? `h${Math.min(6, Number(tag[1]) + 2)}` : tag)

const nodes = (tree: readonly HtmlNode[]): ReactNode[] =>
  tree.map((node, index) => {
    if (typeof node === 'string') return node
    const { tag, attributes, children } = node
    const props: Record<string, string | number> = { key: index }
    for (const [name, value] of Object.entries(attributes)) props[reactNames[name] ?? name] = value
    if (attributes.target) props.rel = 'noopener noreferrer'
    if (tag === 'img')
      Object.assign(props, { alt: attributes.alt ?? '', loading: 'lazy', referrerPolicy: 'no-referrer' })
    const element = createElement(tagInView(tag), props, ...nodes(children))
    if (tag !== 'table') return element
    return (
      // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message keep their order
      <section key={index} className="rich-table" tabIndex={0} aria-label={nameOfTable(node)}>
        {element}
      </section>
      // biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above
    )
  })

const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join(' ').replace(/\s+/g, ' ').trim()

const rowsOf = (node: HtmlNode): readonly HtmlNode[] =>
  typeof node === 'string' ? [] : node.tag === 'tr' ? [node] : node.children.flatMap(rowsOf)

/** The first row of a table, which has the headers of its columns. */
const nameOfTable = (table: HtmlNode) =>
  rowsOf(table)
    .slice(0, 1)
    .map(row => (typeof row === 'string' ? row : row.children.map(textOf).filter(Boolean).join(', ')))
    .join('')
    .slice(0, 60)

/** Sanitized rich text, rendered as React elements. */
export function RichText({ html }: Props) {
  useSheet(richTextCss)
  const tree = useMemo(() => readHtml(html), [html])
  return <div className="rich">{nodes(tree)}</div>
}
