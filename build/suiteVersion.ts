import { readFileSync } from 'node:fs'
import { stamp } from './stamp.ts'

/** Names one build: the release and a digest of what it is made from, so that its folder never changes. */
export function suiteVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return `${version}-${stamp().slice(0, 8)}`
}
