import { locales } from '../../src/api/schemas/locales.ts'
import type { DescribedElement } from '../derived/describeElements.ts'

const configure = `/** What is said once for all elements of a page. */
export interface ResidentSettings {
  /** Origin of the portal and its API, e.g. "https://portal.example"; the page's own when absent. */
  api?: string | undefined
  /** Company that the elements speak for, by its name in the portal's addresses. */
  vendor?: string | undefined
  /** Publishable key of the partner whose page it is. */
  key?: string | undefined
  /** Language, where neither the person nor the page has chosen one. */
  locale?: undefined | ${locales.map(locale => `'${locale}'`).join(' | ')}
  /** CSS for elements beyond tokens and parts, by name without "resident-" or "*" for all. */
  styles?: Readonly<Record<string, string>> | undefined
  /**
   * Returns an ID token of the page's OpenID provider for the visitor who is signed in to the page, who is then signed in
   * to the elements too; undefined or null for nobody. Call \`configure\` again when the visitor has signed in or out.
   */
  getIdentityToken?: (() => Promise<string | null | undefined> | string | null | undefined) | undefined
}

/** Says once for all elements of the page where the API is and whose they are. On a server it does nothing. */
export function configure(settings: ResidentSettings): void
`

const index = `import './elements.js'
export { configure, type ResidentSettings } from './configure.js'
export type * from './elements.js'

/** Defines those elements that are in use below a node, e.g. in a shadow root of yours. */
export function scan(root: ParentNode): void
`

/** Typings of \`resident-widgets/bills\`: the types of one element. */
const ofElement = ({ className }: DescribedElement) => {
  const base = className.replace(/Element$/, '')
  return `import '../elements.js'
export type { ${base}Attributes, ${className}, ${base}Events } from '../elements.js'
`
}

/** Typings of the npm package's own entries, by path; those of the elements are derived from their declarations. */
export const packageTypings = (elements: readonly DescribedElement[]): Readonly<Record<string, string>> => ({
  'index.d.ts': index,
  'configure.d.ts': configure,
  // TypeScript refuses the import of a style sheet without types.
  'reserved.css.d.ts': 'export {}\n',
  ...Object.fromEntries(
    elements.map(element => [`elements/${element.script.replace(/\.js$/, '.d.ts')}`, ofElement(element)]),
  ),
})
