import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', '..', 'docs', 'guides')

export interface GuideGroup {
  readonly title: string
  /** File names in docs/guides without ".md", in reading order. */
  readonly guides: readonly string[]
}

/** The navigation of the guides, grouped by reader. */
export const guideGroups: readonly GuideGroup[] = [
  { title: 'Start', guides: ['quick-start'] },
  {
    title: 'Embed',
    guides: [
      'embed',
      'elements',
      'analytics',
      'single-sign-on',
      'passkeys',
      'theming',
      'frameworks',
      'versions',
      'in-browser-demo',
      'troubleshooting',
      'browser-support',
      'accessibility',
    ],
  },
  { title: 'Content systems', guides: ['cms', 'frames'] },
  {
    title: 'Payments and API',
    guides: ['payments', 'api', 'differences', 'vendor-records', 'vendor-events', 'conformance'],
  },
  { title: 'Operate', guides: ['run-it', 'operate', 'settings'] },
  { title: 'Change', guides: ['commands', 'dependencies'] },
]

export const guideNames: readonly string[] = guideGroups.flatMap(({ guides }) => guides)

/** The Markdown of a guide as it is in the repository. */
export const readGuide = (name: string): string => readFileSync(join(folder, `${name}.md`), 'utf8')

/** The first heading of a Markdown text. */
export const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1] ?? ''

/** The first paragraph below the heading, on one line and without Markdown for links and code. */
export const summaryOf = (markdown: string): string =>
  (markdown.split('\n\n')[1] ?? '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll('\n', ' ')
