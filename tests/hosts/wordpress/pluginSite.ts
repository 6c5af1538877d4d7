import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import { describeElements } from '../../../build/derived/describeElements.ts'
import { elementList } from '../../../build/derived/elementList.ts'
import { readDeclarations } from '../../../build/derived/readDeclarations.ts'
import { pluginFiles } from '../../../build/wordpress/pluginFiles.ts'
import { findPhp } from '../../../tools/php.ts'
import { temporaryFolder } from '../../support/startMain.ts'

const { path, remove } = temporaryFolder()
/** Folder of the plugin. */
export const plugin = path
afterAll(remove)
export const list = elementList(describeElements(await readDeclarations(), [], '1.2.3'))
export const files = pluginFiles(list, '1.2.3')
for (const [name, content] of files) {
  mkdirSync(dirname(join(plugin, name)), { recursive: true })
  writeFileSync(join(plugin, name), content)
}
export const php = findPhp() ?? ''
export const portal = 'https://portal.example'
export const link = (text = 'Open in the resident portal') => `<a href="${portal}/vendor/alfa">${text}</a>`

interface Site {
  readonly options?: object
  readonly can?: readonly string[]
  readonly locale?: string
  /** What other servers answer, by address. */
  readonly remote?: Readonly<Record<string, { readonly status: number; readonly body: string }>>
  readonly transients?: object
  readonly feed?: boolean
}

/** Runs commands in a site with the plugin; returns the result of each. */
export function run(commands: readonly object[], { options, ...site }: Site = {}): unknown[] {
  const storedOptions = options ?? { resident_widgets: { portal, vendor: 'alfa', locale: '' } }
  const input = JSON.stringify({ plugin, options: storedOptions, commands, ...site })
  return JSON.parse(
    execFileSync(
      php,
      ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', 'tests/hosts/wordpress/wordpress.php'],
      {
        input,
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    ),
  )
}

export const shortcode = (name: string, attributes: unknown = {}) => ({ do: 'shortcode', name, attributes })
export const block = (element: unknown, values: unknown = {}) => ({
  do: 'block',
  attributes: { element, values },
})
