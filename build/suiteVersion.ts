import { readFileSync } from 'node:fs'
import { stamp, suiteInputs } from './stamp.ts'

/**
 * Names one build: the release and a digest of its inputs, so that the content of its folder never changes.
 * @param inputs stamp of the inputs; by default of those in the tree
 */
export function suiteVersion(inputs = stamp(suiteInputs)): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return `${version}-${inputs.slice(0, 8)}`
}
