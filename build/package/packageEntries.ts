import { locales } from '../../src/api/schemas/locales.ts'

/** Texts that belong to no element; see src/runtime/useElementTexts.ts. */
export const commonTexts = ['shell', 'shared', 'forms']

/** Elements that other elements load on demand; see `findLoader()?.load` in src. */
const helpers = ['login', 'profile-repair', 'toasts']

/** The portal element loads all others. */
const neededBy = (name: string, all: readonly string[]) => (name === 'portal' ? all : [name])

const textsOf = (name: string, top: string) =>
  `{ ${locales.map(locale => `${locale}: () => import('${top}/texts/${name}.${locale}.js')`).join(', ')} }`

const broughtElement = (name: string, top: string, embed: string) =>
  `bringElement('${name}', () => import('${top}/${embed}/${name}.js'), ${textsOf(name, top)})`

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`

/**
 * Scripts of the npm package that pages import, by path. They use `import()` with literal names, because every bundler
 * can follow those.
 * @param names of the elements, e.g. "bills"
 * @param embed the folder of the build inside the package
 */
export const packageEntries = (
  names: readonly string[],
  embed: string,
): Readonly<Record<string, string>> => ({
  'index.js': lines(
    "import './common.js'",
    "import { bringElement, watchPage } from './runtime.js'",
    "export { configure, scan } from './runtime.js'",
    ...names.map(name => broughtElement(name, '.', embed)),
    'watchPage()',
  ),
  'configure.js': lines("export { configure } from './runtime.js'"),
  'loader.js': lines("if (typeof document !== 'undefined') import('./embed/loader.js')"),
  'types.js': lines('// For the sake of types: there is nothing to run.', 'export {}'),
  'common.js': lines(
    "import { bringElement, bringTexts } from './runtime.js'",
    ...commonTexts.map(name => `bringTexts('${name}', ${textsOf(name, '.')})`),
    ...helpers.map(name => broughtElement(name, '.', embed)),
  ),
  ...Object.fromEntries(
    names.map(name => [
      `elements/${name}.js`,
      lines(
        "import '../common.js'",
        "import { bringElement, defineElement } from '../runtime.js'",
        ...neededBy(name, names).map(one => broughtElement(one, '..', embed)),
        `defineElement('${name}')`,
      ),
    ]),
  ),
})
