import { createHash } from 'node:crypto'
import type { Fault } from './Fault.ts'

const hashOf = ({ id }: Fault) => createHash('sha256').update(id).digest('hex')

/**
 * Returns a sample with a fault of every call and of every kind, filled up to a size by the hash of the ids: the same
 * faults in each run, spread over all.
 */
export function sampleOf(faults: readonly Fault[], size: number): readonly Fault[] {
  const shuffled = faults
    .map(fault => ({ fault, hash: hashOf(fault) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
  const covered = new Set<string>()
  const chosen = new Set<Fault>()
  for (const { fault } of shuffled) {
    const subjects = [`call ${fault.name}`, `kind ${fault.kind}`]
    if (subjects.some(subject => !covered.has(subject))) chosen.add(fault)
    for (const subject of subjects) covered.add(subject)
  }
  for (const { fault } of shuffled) if (chosen.size < size) chosen.add(fault)
  // In the order of the table, with the destructive ones last.
  return faults.filter(fault => chosen.has(fault))
}
