import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { suiteVersion } from './suiteVersion.ts'

/** Files of the in-browser demo: not a version. */
const sandboxFolder = 'sandbox'

/** The stamp of the last build, if that was finished. */
function lastStamp(output: string): string | undefined {
  const file = join(output, 'stamp')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * Replaces the files of the release before by those of the last one, without their compressed copies; not by those of a build
 * that was not finished or is made again.
 */
function keepAssets(output: string, version: string): void {
  const last = lastStamp(output)
  if (last === undefined || suiteVersion(last) === version) return
  const [assets, earlier] = [join(output, 'portal', 'assets'), join(output, 'earlier')]
  if (!existsSync(assets)) return
  rmSync(earlier, { recursive: true, force: true })
  mkdirSync(earlier)
  renameSync(assets, join(earlier, 'assets'))
  for (const name of readdirSync(join(earlier, 'assets')))
    if (['.br', '.gz'].includes(extname(name))) rmSync(join(earlier, 'assets', name))
}

/**
 * Empties the output folder but keeps the newest earlier versions of the elements, because other sites may have pinned one,
 * and the portal's files of the release before. Pages opened before a release still fetch its files, and browsers that have
 * them fetch only what has changed.
 * @param version the version that is built next, of which nothing stays: the npm package copies what is in its folder
 * @param maxVersions number of versions that stay
 */
export function clearOutput(output: string, version: string, maxVersions: number): void {
  keepAssets(output, version)
  const embed = join(output, 'embed')
  const changed = (name: string) => statSync(join(embed, name)).mtimeMs
  const builds = existsSync(embed)
    ? readdirSync(embed, { withFileTypes: true })
        .filter(entry => entry.isDirectory())
        .map(({ name }) => name)
        .filter(name => name !== sandboxFolder && name !== version)
        .sort((a, b) => changed(b) - changed(a))
        .slice(0, maxVersions)
    : []
  mkdirSync(embed, { recursive: true })
  for (const name of readdirSync(output))
    if (name !== 'embed' && name !== 'earlier') rmSync(join(output, name), { recursive: true })
  for (const name of readdirSync(embed))
    if (!builds.includes(name)) rmSync(join(embed, name), { recursive: true })
}
