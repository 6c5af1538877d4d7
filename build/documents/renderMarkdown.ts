import createMarkdown, { type MarkdownIt, type RendererRule } from 'markdown-it'

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The Markdown parser of the guides and their tests. HTML in Markdown is escaped. */
export const markdownParser = (): MarkdownIt => createMarkdown({ html: false, linkify: true })

/** Headings get an id, so that links can lead to a part of the page. */
const headingOpen: RendererRule = (tokens, index, options, _, renderer) => {
  const token = tokens[index]
  token?.attrSet('id', slug(tokens[index + 1]?.content ?? ''))
  return renderer.renderToken(tokens, index, options)
}

/** Other guides are pages beside this one. Files of the repository have no public address. */
const linkOpen: RendererRule = (tokens, index, options, _, renderer) => {
  const token = tokens[index]
  const href = String(token?.attrGet('href') ?? '')
  if (href.startsWith('../')) token?.attrSet('href', '')
  else token?.attrSet('href', href.replace(/^([a-z-]+)\.md/, '$1.html'))
  return renderer.renderToken(tokens, index, options).replace(' href=""', '')
}

/** Code and tables that are wider than the page scroll, by the keyboard too. */
function createRenderer(): MarkdownIt {
  const markdown = markdownParser()
  const { rules } = markdown.renderer
  const { escapeHtml } = markdown.utils
  rules.heading_open = headingOpen
  rules.link_open = linkOpen
  rules.table_open = () => '<div class="guide-table" tabindex="0" role="region" aria-label="Table"><table>\n'
  rules.table_close = () => '</table></div>\n'
  rules.fence = (tokens, index) =>
    `<figure class="gallery-code"><pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre></figure>\n`
  return markdown
}

const renderer = createRenderer()

/** Renders a guide as HTML at build time. */
export const renderMarkdown = (markdown: string): string => renderer.render(markdown)
