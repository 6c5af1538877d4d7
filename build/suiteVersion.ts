import { readFileSync } from 'node:fs'
import { stamp, suiteInputs } from './stamp.ts'

/** Names one build: the release and a digest of its inputs, so that the content of its folder never changes. */
export function suiteVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return `${version}-${stamp(suiteInputs).slice(0, 8)}`
}
