import { sha256 } from '../../../common/crypto.ts'
import type { AnyRecord, HashedRecord } from '../Resource.ts'

/** Adds the hash of what a record says, without the time of its change. */
export async function hashRecord(record: AnyRecord): Promise<HashedRecord> {
  const { updatedAt: _, ...content } = record
  return { record, hash: await sha256(JSON.stringify(content)) }
}
