import { readFileSync } from 'node:fs'
import { guideNames } from '../../build/documents/guides.ts'
import { markdownParser } from '../../build/documents/renderMarkdown.ts'

/**
 * How a snippet is run: the second word of its fence. `host:<folder>` is part of a sample app that is built.
 */
export const runners = [
  'analytics',
  'backup',
  'curl',
  'data',
  'head',
  'host',
  'inserted',
  'listed',
  'package',
  'page',
  'partner',
  'people',
  'pinned',
  'policy',
  'run',
  'sandbox',
  'shortcode',
  'start',
  'syntax',
  'types',
] as const

export interface Snippet {
  /** File and line of the fence, e.g. "docs/guides/api.md:9". */
  readonly at: string
  readonly language: string
  readonly runner: string
  /** Text after the colon of the runner, e.g. "react". */
  readonly argument: string
  readonly code: string
}

const documents = ['README.md', ...guideNames.map(name => `docs/guides/${name}.md`)]

/** Every fence and indented code block of a Markdown text. */
export function snippetsIn(markdown: string, file: string): readonly Snippet[] {
  return markdownParser()
    .parse(markdown, {})
    .filter(({ type }) => type === 'fence' || type === 'code_block')
    .map(({ info, content, map }) => {
      const [language = '', run = ''] = info.split(' ')
      const [runner = '', argument = ''] = run.split(':')
      return { at: `${file}:${(map?.[0] ?? 0) + 1}`, language, runner, argument, code: content }
    })
}

export const allSnippets: readonly Snippet[] = documents.flatMap(file =>
  snippetsIn(readFileSync(file, 'utf8'), file),
)

export const snippetsFor = (runner: (typeof runners)[number], language?: string): readonly Snippet[] =>
  allSnippets.filter(
    snippet => snippet.runner === runner && (language === undefined || snippet.language === language),
  )
