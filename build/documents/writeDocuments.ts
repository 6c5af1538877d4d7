import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokens } from '../../src/theme/tokens.ts'
import { describeElements } from '../derived/describeElements.ts'
import { readDeclarations } from '../derived/readDeclarations.ts'
import { suiteVersion } from '../suiteVersion.ts'
import { fillTables } from './fillTables.ts'
import { guideGroups, guideNames, readGuide, summaryOf, titleOf } from './guides.ts'
import { llmsFullText, llmsText } from './llmsText.ts'
import { markdownParser, renderMarkdown } from './renderMarkdown.ts'

const { escapeHtml } = markdownParser().utils

/** Dark values of the tokens: the guides are pages without a script that could choose a scheme. */
const darkTokens = () =>
  `@media (prefers-color-scheme: dark) {\n:root {\n${tokens
    .filter(({ light, dark }) => light !== dark)
    .map(({ name, dark }) => `${name}: ${dark};`)
    .join('\n')}\n}\n}\n`

type Texts = ReadonlyMap<string, string>

const titleIn = (texts: Texts, name: string) => titleOf(texts.get(name) ?? '')

function navigation(texts: Texts, current: string | undefined): string {
  const link = (name: string) =>
    `<li><a href="/demo/guides/${name}.html"${name === current ? ' aria-current="page"' : ''}>${escapeHtml(titleIn(texts, name))}</a></li>`
  return guideGroups
    .map(({ title, guides }) => `<section><h2>${title}</h2><ul>${guides.map(link).join('')}</ul></section>`)
    .join('\n')
}

function indexPage(texts: Texts): string {
  const card = (name: string) =>
    `<li class="card"><a href="/demo/guides/${name}.html">${escapeHtml(titleIn(texts, name))}</a><p class="muted">${escapeHtml(summaryOf(texts.get(name) ?? ''))}</p></li>`
  return `<h1>Guides</h1>\n${guideGroups
    .map(
      ({ title, guides }) => `<h2>${title}</h2><ul class="gallery-cards">${guides.map(card).join('')}</ul>`,
    )
    .join('\n')}`
}

/**
 * Writes the guides as pages and as Markdown, and llms.txt, into the gallery.
 * @param site folder of the built gallery, which has the page `guide.html` that each guide is put into
 */
export async function writeDocuments(site: string): Promise<void> {
  const description = describeElements(await readDeclarations(), tokens, suiteVersion())
  const texts: Texts = new Map(guideNames.map(name => [name, fillTables(readGuide(name), description)]))
  const template = readFileSync(join(site, 'guide.html'), 'utf8')
  const page = (title: string, content: string, current?: string) =>
    template
      .replace('<!-- title -->', () => escapeHtml(title))
      .replace('<!-- navigation -->', () => navigation(texts, current))
      .replace('<!-- content -->', () => content)
  const folder = join(site, 'guides')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'dark.css'), darkTokens())
  writeFileSync(join(folder, 'index.html'), page('Guides', indexPage(texts)))
  for (const [name, text] of texts) {
    writeFileSync(join(folder, `${name}.html`), page(titleOf(text), renderMarkdown(text), name))
    writeFileSync(join(folder, `${name}.md`), text)
  }
  writeFileSync(join(site, 'llms.txt'), llmsText(texts))
  writeFileSync(join(site, 'llms-full.txt'), llmsFullText(texts))
}
