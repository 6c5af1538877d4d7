import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies the loader into the version's folder, for pages that pin a version, and adds its checksum to `sri.json`. The copy
 * loads the elements from its own folder and contains the checksums of all other files.
 */
export function pinLoader(embed: string, version: string): void {
  const moving = readFileSync(join(embed, 'loader.js'), 'utf8')
  const [before, after, ...more] = moving.split(`${version}/`)
  if (after === undefined || more.length > 0)
    throw new Error('The loader must contain the folder of its build exactly once.')
  const pinned = `${before}./${after}`
  writeFileSync(join(embed, version, 'loader.js'), pinned)
  const list = join(embed, version, 'sri.json')
  const sri = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, string>>
  const checksum = `sha256-${createHash('sha256').update(pinned).digest('base64')}`
  writeFileSync(list, JSON.stringify({ ...sri, 'loader.js': checksum }, null, 2))
}
