import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')

/** The version in package.json. */
export const version: string = (JSON.parse(manifest) as { version: string }).version
