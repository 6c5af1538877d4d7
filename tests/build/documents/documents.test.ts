import { describe, expect, it } from 'vitest'
import { browserTargets } from '../../../build/browserTargets.ts'
import { describeElements } from '../../../build/derived/describeElements.ts'
import { readDeclarations } from '../../../build/derived/readDeclarations.ts'
import { fillTables } from '../../../build/documents/fillTables.ts'
import { guideNames, readGuide, summaryOf, titleOf } from '../../../build/documents/guides.ts'
import { llmsFullText, llmsText } from '../../../build/documents/llmsText.ts'
import { renderMarkdown } from '../../../build/documents/renderMarkdown.ts'
import { tokens } from '../../../src/theme/tokens.ts'

const description = describeElements(await readDeclarations(), tokens, '1.2.3-abcdef01')
const texts = new Map(guideNames.map(name => [name, fillTables(readGuide(name), description)]))
const textOf = (name: string) => texts.get(name) ?? ''

describe('the tables of the guides', () => {
  it('contain every element, attribute, event, part, slot and token', () => {
    const reference = textOf('elements')
    for (const { name, attributes, events, parts, slots } of description.elements) {
      expect(reference).toContain(`### ${name}\n`)
      for (const thing of [...attributes, ...events, ...slots])
        expect(reference).toContain(`\`${thing.name}\``)
      for (const part of parts) expect(reference).toContain(`\`::part(${part.name})\``)
    }
    for (const { name } of tokens) expect(textOf('theming')).toContain(`\`${name}\``)
  })

  it('contain the browsers of the build target and the tested frameworks', () => {
    for (const target of browserTargets)
      expect(textOf('browser-support')).toContain(` ${target.replace(/^[a-z]+/, '')} |`)
    expect(textOf('frameworks')).toMatch(/^\| Vue \| \d+\.\d+\.\d+ \|/m)
    expect(textOf('cms')).toMatch(/^\| WordPress \| \d+\.\d+ \|/m)
  })

  it('leave no placeholder, and refuse a name that is unknown', () => {
    for (const text of texts.values()) expect(text).not.toContain('<!-- table')
    expect(() => fillTables('<!-- table: nothing -->', description)).toThrow('no table "nothing"')
  })
})

describe('a guide as a page', () => {
  it('escapes HTML, links to other guides as pages and drops links into the repository', () => {
    const html = renderMarkdown('# A <b>title</b>\n\n[a](embed.md#events) [b](../../LICENSE) <script>\n')
    expect(html).toContain('<h1 id="a-b-title-b">A &lt;b&gt;title&lt;/b&gt;</h1>')
    expect(html).toContain('<a href="embed.html#events">a</a> <a>b</a> &lt;script&gt;')
  })

  it.each(guideNames)('%s has a title, a summary and one heading of the first level', name => {
    expect(titleOf(textOf(name))).not.toBe('')
    expect(summaryOf(textOf(name))).toMatch(/^[A-Z][^#|`]*\w[^#|`]*[.:]$/)
    expect(renderMarkdown(textOf(name)).match(/<h1 /g)).toHaveLength(1)
  })

  it.each(guideNames)('%s links only to headings that exist', name => {
    for (const [, guide, id] of textOf(name).matchAll(/\]\((?:([a-z-]+)\.md)?#([^)]+)\)/g))
      expect(renderMarkdown(textOf(guide ?? name))).toContain(`id="${id}"`)
  })
})

describe('texts for language models', () => {
  it('llms.txt starts with a title and a summary and links every guide as Markdown', () => {
    const text = llmsText(texts)
    expect(text).toMatch(/^# Resident Widgets\n\n> .+\n\n## /)
    for (const name of guideNames) expect(text).toContain(`](/demo/guides/${name}.md): `)
  })

  it('llms-full.txt contains README and every guide with its tables', () => {
    const text = llmsFullText(texts)
    expect(text).not.toContain('![')
    for (const name of guideNames) expect(text).toContain(textOf(name).trim())
  })
})
