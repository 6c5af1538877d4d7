import type { Level } from '../../src/api/schemas/levels.ts'
import type { Case } from '../Case.ts'

/** A case of several calls. */
export const flow = (
  level: Level | 'core',
  requirement: string,
  title: string,
  run: Case['run'],
  { writes = true }: { readonly writes?: boolean } = {},
): Case => ({ id: `${level}: ${title}`, level, requirement, title, writes, run })

/** An Idempotency-Key, or a text, that no run has used before. */
export const unused = (): string => `conformance-${crypto.randomUUID()}`
