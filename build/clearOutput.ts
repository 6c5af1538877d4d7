import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files of the in-browser demo: not a version. */
const sandboxFolder = 'sandbox'

/**
 * Empties the output folder but keeps the newest earlier versions of the elements, because other sites may have pinned one
 * and pages opened before a release still fetch its files.
 * @param maxVersions number of versions that stay
 */
export function clearOutput(output: string, maxVersions: number): void {
  const embed = join(output, 'embed')
  const changed = (name: string) => statSync(join(embed, name)).mtimeMs
  const builds = existsSync(embed)
    ? readdirSync(embed, { withFileTypes: true })
        .filter(entry => entry.isDirectory() && entry.name !== sandboxFolder)
        .map(({ name }) => name)
        .sort((a, b) => changed(b) - changed(a))
        .slice(0, maxVersions)
    : []
  mkdirSync(embed, { recursive: true })
  for (const name of readdirSync(output))
    if (name !== 'embed') rmSync(join(output, name), { recursive: true })
  for (const name of readdirSync(embed))
    if (!builds.includes(name)) rmSync(join(embed, name), { recursive: true })
}
