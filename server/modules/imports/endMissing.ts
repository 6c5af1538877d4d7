import type { Queries } from '../../database/Database.ts'
import { sql } from '../../database/drizzle.ts'
import { lockResource } from './batches/lockResource.ts'
import { reportOrganizations } from './batches/reportChanges.ts'
import { select } from './batches/select.ts'
import type { ImportJob } from './importJobs.ts'
import type { Resource } from './Resource.ts'

/** Share of the records that a complete file may end. */
export const mostEnded = { ordinarily: 0.1, withUnreadableRows: 0, confirmed: 1 } as const

/** Rows of the vendor's system that have not ended and whose key neither the import nor a later record had. */
const missing = (resource: Resource, { id, vendorId }: ImportJob, now: Date) =>
  sql`t.vendor_id = ${vendorId} and t.source_id is not null and ${resource.isLive?.(now) ?? sql`true`}
    and not exists (select 1 from import_keys k
      where k.vendor_id = ${vendorId} and k.import_id = ${id} and k.source_id = t.source_id)`

/**
 * Ends the records that a complete file lacks, unless they are more than a share of all.
 * @returns how many it ended, or would end
 */
export async function endMissing(
  queries: Queries,
  resource: Resource,
  job: ImportJob,
  now: Date,
  mostShare: number,
): Promise<{ readonly ended: number; readonly isDone: boolean }> {
  const { change, end, table, isLive } = resource
  if (typeof end === 'string') throw new Error(end)
  const [counts] = await select<{ all: number; missing: number }>(
    queries,
    sql`select count(*)::integer as all, (count(*) filter (where ${missing(resource, job, now)}))::integer as missing
      from ${sql.raw(table)} as t
      where t.vendor_id = ${job.vendorId} and t.source_id is not null and ${isLive?.(now) ?? sql`true`}`,
  )
  const { all, missing: ending } = counts ?? { all: 0, missing: 0 }
  if (ending > all * mostShare) return { ended: ending, isDone: false }
  const { vendorId } = job
  const ended = await queries.transaction(async tx => {
    // Waits for batches whose records are not among the keys yet.
    await lockResource({ tx, vendorId }, resource)
    const count = await end({ tx, now }, missing(resource, job, now))
    if (change && count > 0) await reportOrganizations(tx, { vendorId, topic: change.topic }, new Set([null]))
    return count
  })
  return { ended, isDone: true }
}
