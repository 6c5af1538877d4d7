import type { DescribedElement } from '../derived/describeElements.ts'

/** Frameworks with typings, by file name. */
const frameworks = ['react', 'preact', 'vue', 'svelte', 'solid', 'angular']

interface Entry {
  readonly types: string
  readonly default: string
}

const entry = (types: string, script: string): Entry => ({ types: `./${types}`, default: `./${script}` })

/** package.json of the npm package. Each entry lists types first, because TypeScript takes the first match. */
export const packageJson = (
  elements: readonly DescribedElement[],
  { version, license }: { readonly version: string; readonly license: string },
  embed: string,
) => ({
  name: 'resident-widgets',
  version,
  description:
    'Bills, meters, documents, messages, votes and accounts of residents, as custom elements for any page',
  license,
  type: 'module',
  keywords: ['custom-elements', 'web-components', 'residents', 'housing', 'utilities', 'bills'],
  types: './index.d.ts',
  bin: { 'resident-conformance': './resident-conformance.js' },
  engines: { node: '>=20.19' },
  exports: {
    '.': entry('index.d.ts', 'index.js'),
    './configure': entry('configure.d.ts', 'configure.js'),
    ...Object.fromEntries(
      elements.map(({ script }) => {
        const name = script.replace(/\.js$/, '')
        return [`./${name}`, entry(`elements/${name}.d.ts`, `elements/${script}`)]
      }),
    ),
    ...Object.fromEntries(
      frameworks.map(framework => [`./${framework}`, entry(`${framework}.d.ts`, 'types.js')]),
    ),
    './loader': entry('loader.d.ts', 'loader.js'),
    './embed/*': './embed/*',
    './reserved.css': entry('reserved.css.d.ts', 'reserved.css'),
    './custom-elements.json': './custom-elements.json',
    './web-types.json': './web-types.json',
    './vscode.html-custom-data.json': './vscode.html-custom-data.json',
    './vscode.css-custom-data.json': './vscode.css-custom-data.json',
    './package.json': './package.json',
  },
  // Importing these defines elements, or adds styles. Bundlers may drop the other modules if they are unused.
  sideEffects: [
    './index.js',
    './common.js',
    './elements/*.js',
    `./${embed}/**/*.js`,
    './loader.js',
    './embed/loader.js',
    './reserved.css',
  ],
  customElements: './custom-elements.json',
  'web-types': './web-types.json',
})
