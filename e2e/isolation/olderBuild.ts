import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const embed = join(import.meta.dirname, '..', '..', 'dist', 'embed')

const readLoader = () => readFileSync(join(embed, 'loader.js'), 'utf8')

/** Folder name of the build. */
export const builtVersion = () => /\d+\.\d+\.\d+-[0-9a-f]{8}/.exec(readLoader())?.[0] ?? ''

/** Checksum in the format that the build writes into lists and loader. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, -1)

/**
 * The build of the elements under an older version's name, with its loader, by path: for a page with two
 * versions. Only the name and the checksums that follow from it differ.
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
  // Scripts come before the lists with their checksums, and the lists before the loader with theirs.
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
