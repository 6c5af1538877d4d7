import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guideGroups, summaryOf, titleOf } from './guides.ts'

const readme = () => readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8')

type Texts = ReadonlyMap<string, string>

/** The index for language models, in the form of https://llmstxt.org. */
export function llmsText(texts: Texts): string {
  const line = (name: string) => {
    const text = texts.get(name) ?? ''
    return `- [${titleOf(text)}](/demo/guides/${name}.md): ${summaryOf(text)}`
  }
  const sections = guideGroups.map(({ title, guides }) => `## ${title}\n\n${guides.map(line).join('\n')}`)
  const machines = [
    '## Data',
    '',
    '- [OpenAPI document](/api/v5/openapi.json): every call of the API',
    '- [Custom elements manifest](/embed/custom-elements.json): every tag, attribute, event, part and token',
    '- [All guides in one file](/llms-full.txt): README and guides as Markdown',
  ].join('\n')
  return `# ${titleOf(readme())}\n\n> ${summaryOf(readme())}\n\n${[...sections, machines].join('\n\n')}\n`
}

/** README and all guides as one Markdown text, without pictures. */
export const llmsFullText = (texts: Texts): string =>
  [readme().replace(/^!\[.*\n+/gm, ''), ...texts.values()]
    .map(text => text.trim())
    .join('\n\n---\n\n')
    .concat('\n')
