import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 16 << 20 })
  .split('\0')
  .filter(path => path && existsSync(path))

/** Paths of the files git knows whose path fits, from the top of the tree. */
export function trackedFiles(fits: RegExp = /^/): string[] {
  return tracked.filter(path => fits.test(path))
}
