import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 16 << 20 })
  .split('\0')
  .filter(path => path && existsSync(path))

/** Tracked files that match the pattern, relative to the root of the tree. */
export function trackedFiles(fits: RegExp = /^/): string[] {
  return tracked.filter(path => fits.test(path))
}
