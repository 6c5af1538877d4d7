import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Of the newest build alone: nothing of it is in a version's own folder. */
const sandboxFolder = 'sandbox'

/**
 * Empties the folder that the build writes to, but for the newest earlier builds of the elements: pages of others may
 * have named their version, and a page that stood open through a release still asks for its files.
 * @param kept how many of them stay
 */
export function clearOutput(output: string, kept: number): void {
  const embed = join(output, 'embed')
  const changed = (name: string) => statSync(join(embed, name)).mtimeMs
  const builds = existsSync(embed)
    ? readdirSync(embed, { withFileTypes: true })
        .filter(entry => entry.isDirectory() && entry.name !== sandboxFolder)
        .map(({ name }) => name)
        .sort((a, b) => changed(b) - changed(a))
        .slice(0, kept)
    : []
  mkdirSync(embed, { recursive: true })
  for (const name of readdirSync(output))
    if (name !== 'embed') rmSync(join(output, name), { recursive: true })
  for (const name of readdirSync(embed))
    if (!builds.includes(name)) rmSync(join(embed, name), { recursive: true })
}
