import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserTargets } from '../browserTargets.ts'
import { markdownTable } from './markdownTable.ts'

const root = join(import.meta.dirname, '..', '..')

const browserNames: Readonly<Record<string, readonly string[]>> = {
  chrome: ['Chrome, Edge and other Chromium browsers'],
  firefox: ['Firefox'],
  safari: ['Safari on macOS', 'Safari and all browsers on iOS'],
}

/** The oldest supported version of each browser, from the target of the build. */
export const browserTable = (): string =>
  markdownTable(
    ['Browser', 'Oldest version'],
    browserTargets.flatMap(target => {
      const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? []
      return (browserNames[name] ?? [name]).map(browser => [browser, version])
    }),
  )

const frameworks = { React: 'react', Vue: 'vue', Svelte: 'svelte', Lit: 'lit' }

/** The framework versions that the sample apps are built with. */
export function frameworkTable(): string {
  const {
    dependencies,
    devDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const installed = { ...dependencies, ...devDependencies }
  return markdownTable(
    ['Framework', 'Version', 'Sample app'],
    Object.entries(frameworks).map(([name, item]) => [name, installed[item] ?? '', `hosts/${item}`]),
  )
}

/** What the WordPress plugin declares in its header. */
export function wordPressTable(): string {
  const plugin = readFileSync(join(root, 'hosts', 'wordpress', 'plugin', 'resident-widgets.php'), 'utf8')
  const declared = (field: string) => new RegExp(`^ \\* ${field}: +(.+)$`, 'm').exec(plugin)?.[1] ?? ''
  return markdownTable(
    ['Program', 'Oldest version', 'How it is tested'],
    [
      [
        'WordPress',
        declared('Requires at least'),
        'the plugin’s code runs against a stand-in for WordPress; no release of WordPress is installed',
      ],
      ['PHP', declared('Requires PHP'), 'the PHP of the machine that runs the tests'],
    ],
  )
}
