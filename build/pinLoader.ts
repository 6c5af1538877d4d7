import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Puts the loader into the folder of its build as well, for pages that stay with one version: there it finds the
 * elements beside itself. Its checksum is added to `sri.json`; those of all else are in the loader.
 */
export function pinLoader(embed: string, version: string): void {
  const moving = readFileSync(join(embed, 'loader.js'), 'utf8')
  const [before, after, ...more] = moving.split(`${version}/`)
  if (after === undefined || more.length > 0)
    throw new Error('The loader does not say once where the files of its build are.')
  const pinned = `${before}./${after}`
  writeFileSync(join(embed, version, 'loader.js'), pinned)
  const list = join(embed, version, 'sri.json')
  const sri = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, string>>
  const checksum = `sha256-${createHash('sha256').update(pinned).digest('base64')}`
  writeFileSync(list, JSON.stringify({ ...sri, 'loader.js': checksum }, null, 2))
}
