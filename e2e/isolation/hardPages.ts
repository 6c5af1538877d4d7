import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { elementFolders } from '../../build/elementFolders.ts'
import { hostPolicy } from '../../src/api/rules/hostPolicy.ts'
import { debianLibrary } from '../../tools/oldLibraries.ts'
import { frozen, oldLibrary, patched, tagManager } from './pageScripts.ts'

/** Text of a file in an installed package. */
const ofPackage = (path: string) => join(import.meta.dirname, '..', '..', 'node_modules', path)

/** Every element except the doctor, which is for authors of pages, not for visitors. */
export const elements: readonly string[] = elementFolders()
  .filter(({ name }) => name !== 'doctor')
  .map(({ name }) => `resident-${name}`)

/** Elements that float in a corner of the window. */
export const floating: readonly string[] = ['help-desk-button', 'live-chat', 'toasts'].map(
  name => `resident-${name}`,
)

/** Style sheets of pages, none of which may change the elements: a file, or its text. */
export const dresses: Readonly<Record<string, Content>> = {
  Bootstrap: { file: ofPackage('bootstrap/dist/css/bootstrap.min.css') },
  Bulma: { file: ofPackage('bulma/css/bulma.min.css') },
  'Pico CSS': { file: ofPackage('@picocss/pico/css/pico.min.css') },
  'the Preflight of Tailwind': { file: ofPackage('tailwindcss/preflight.css') },
  'a sheet that unsets everything': {
    text: '* { all: unset !important } script, link, title, head { display: none !important }',
  },
  'a loud sheet': {
    text: `
      * { box-sizing: content-box !important; letter-spacing: 4px !important; text-transform: uppercase !important }
      html { font-size: 8px }
      body { line-height: 3; text-align: center; direction: rtl; word-spacing: 9px; visibility: visible }
      button, input, h2, p, a { color: red !important; background: lime !important; float: left !important }
    `,
  },
}

/** URL of a style sheet on the page's server. */
export const dressPath = (name: string) => `/dress/${Object.keys(dresses).indexOf(name)}.css`

/** A file, or its text. */
type Content = { readonly file: string } | { readonly text: string }

export interface HardPage {
  /** WebKit's driver uses what the page has changed, so it cannot return results from it. */
  readonly breaksWebKitDriver?: true
  readonly doctype?: string
  /** Attributes of the html tag. */
  readonly html?: string
  /** Markup at the start of the head. */
  readonly head?: string
  /** Scripts of the page, which run before the loader. */
  readonly scripts?: Readonly<Record<string, Content>>
  /** Allowed offset in pixels. */
  readonly tolerance?: number
  /** Directives removed from the strictest policy, and directives added to it. */
  readonly without?: RegExp
  readonly policy?: readonly string[]
  /** Whether an older build of the elements loads first. */
  readonly isTwice?: boolean
  /** Whether the page has an opaque origin: no sign-in and no storage. */
  readonly isClosed?: boolean
  /** Whether a script of the page adds the loader, as tag managers do. */
  readonly isInserted?: boolean
}

/** What pages of old libraries and tag managers have to allow: they write HTML and add scripts. */
export const withoutTypes = { without: /^(require-)?trusted-types/ }

/** Pages with every element on each. The first is the reference for the others. */
export const hardPages = {
  'a clean page under the strictest policy': {},
  // Lines of a page in quirks mode may be one or two pixels lower.
  'a page in quirks mode': { doctype: '', tolerance: 3 },
  'a page that reads from right to left': { html: 'lang="ar" dir="rtl"' },
  'a page with another base': {
    head: '<base href="https://elsewhere.example/deep/">',
    without: /^base-uri/,
    policy: ['base-uri https://elsewhere.example'],
  },
  'a page with an old library that changes what is built in': { scripts: { old: { text: oldLibrary } } },
  'a page with a tag manager': {
    ...withoutTypes,
    isInserted: true,
    scripts: { tagManager: { text: tagManager } },
  },
  'a page that extends every object': {
    breaksWebKitDriver: true,
    scripts: { extended: { text: 'Object.prototype.extend = function () { return this }' } },
  },
  'a page that freezes what is built in': { scripts: { frozen: { text: frozen } } },
  'a page that replaces fetch, promises, JSON and custom elements': {
    breaksWebKitDriver: true,
    scripts: { patched: { text: patched } },
  },
  'a page with Prototype': {
    ...withoutTypes,
    scripts: { prototype: { file: debianLibrary('prototype/prototype.js') } },
  },
  'a page with MooTools': {
    ...withoutTypes,
    breaksWebKitDriver: true,
    scripts: {
      mootools: { file: debianLibrary('mootools/mootools.js') },
      more: { file: debianLibrary('mootools/mootools-more.js') },
    },
  },
  'a page with Dojo': {
    ...withoutTypes,
    scripts: {
      settings: { text: 'dojoConfig = { has: { "csp-restrictions": 1 } }' },
      dojo: { file: debianLibrary('dojo/dojo.js') },
    },
  },
  'a page with jQuery UI': {
    ...withoutTypes,
    scripts: {
      jQuery: { file: debianLibrary('jquery/jquery.js') },
      jQueryUi: { file: debianLibrary('jquery-ui/jquery-ui.js') },
      use: { text: 'jQuery($ => $(document).tooltip())' },
    },
  },
  'a page with core-js 2': {
    ...withoutTypes,
    scripts: { coreJs: { file: ofPackage('core-js/client/core.js') } },
  },
  'a page with Zone.js': { scripts: { zone: { file: ofPackage('zone.js/bundles/zone.umd.js') } } },
  'a page with two versions of the elements': { isTwice: true },
  'a page in a sandbox that keeps nothing': { isClosed: true, policy: ['sandbox allow-scripts allow-forms'] },
} satisfies Readonly<Record<string, HardPage>>

/** Whether a library of the page is not installed: those of Debian need its packages. */
export const lacksLibrary = ({ scripts = {} }: HardPage): boolean =>
  Object.values(scripts).some(script => 'file' in script && !existsSync(script.file))

/** The page whose elements are laid out in every way. */
export const layoutPage = {
  path: '/layouts',
  body: ['login', 'password']
    .map(name => `<resident-${name} class="tried" vendor="alfa"></resident-${name}>`)
    .join(''),
}

/** The page with two builds of the elements under two names. */
export const twoBuilds = {
  path: '/two-builds',
  tags: ['', '-b'].flatMap(suffix =>
    ['login', 'contract-switcher', 'bills', 'toasts'].map(name => `resident-${name}${suffix}`),
  ),
}

export type HardPageName = keyof typeof hardPages

/**
 * URL of a page. Its portal opens without a contract; otherwise every element would load the contract's
 * data.
 */
export const pagePath = (name: HardPageName) =>
  `/page/${Object.keys(hardPages).indexOf(name)}#/profile/contracts`

/**
 * Policy of a page on origin `own` with the portal's elements: the strictest policy plus the page's own
 * scripts.
 */
export const pagePolicy = (portal: string, own: string, { without, policy = [] }: HardPage): string =>
  hostPolicy(portal)
    .filter(directive => !without?.test(directive))
    .map(directive => (/^(script|style|connect|img)-src/.test(directive) ? `${directive} ${own}` : directive))
    .concat(policy)
    .join('; ')
