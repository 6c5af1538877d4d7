import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .sort()

/** Folders of versions in embed/, e.g. "0.1.0-1a2b3c4d", and the portal's files of the release before. */
const versionOf = (file: string) => {
  const [root, folder = ''] = file.split(sep)
  if (root === 'earlier') return root
  return root === 'embed' && /^\d+\.\d+\.\d+/.test(folder) ? folder : undefined
}

/**
 * Files of two builds that only one has or whose bytes differ. A version of the elements that the second build
 * does not have is an earlier one, and so are the files in `earlier`.
 */
export function differences(first: string, second: string): readonly string[] {
  const again = filesOf(second)
  const versions = new Set(again.map(versionOf))
  const before = filesOf(first).filter(file => versions.has(versionOf(file)))
  return [...new Set([...before, ...again])].sort().filter(file => {
    const [one, other] = [join(first, file), join(second, file)]
    return !existsSync(one) || !existsSync(other) || !readFileSync(one).equals(readFileSync(other))
  })
}
