import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const embed = join(import.meta.dirname, '..', '..', 'dist', 'embed')

const readLoader = () => readFileSync(join(embed, 'loader.js'), 'utf8')

/** Name of the build's folder. */
export const builtVersion = () => /\d+\.\d+\.\d+-[0-9a-f]{8}/.exec(readLoader())?.[0] ?? ''

/** As the build writes checksums into lists and loader. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, -1)

/**
 * The build of the elements under the name of an older one, with its loader, by path: what a page holds that has two.
 * Only the name differs, and each checksum that follows from it.
 */
export function olderBuild(older: string): ReadonlyMap<string, string> {
  const version = builtVersion()
  const names = readdirSync(join(embed, version), { recursive: true, encoding: 'utf8' })
  const filesLike = (pattern: RegExp) =>
    names
      .filter(name => pattern.test(name))
      .map(name => [`${older}/${name}`, readFileSync(join(embed, version, name), 'utf8')] as const)

  const replaced = new Map([[version, older]])
  const files = new Map<string, string>()
  // Scripts come before the lists that have their checksums, and these before the loader that has theirs.
  for (const [path, text] of [
    ...filesLike(/\.js$/),
    ...filesLike(/\.json$/),
    ['loader.js', readLoader()] as const,
  ]) {
    const changed = [...replaced].reduce((all, [from, to]) => all.replaceAll(from, to), text)
    if (changed !== text) replaced.set(digest(text), digest(changed))
    files.set(path, changed)
  }
  return files
}
