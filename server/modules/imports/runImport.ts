import type { ResourceName } from '../../../src/api/vendor/records.ts'
import type { Queries } from '../../database/Database.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { describeError } from '../../http/describeError.ts'
import { batchesOf } from './batches/batchesOf.ts'
import { type CheckedBatch, checkRows, refusedRow } from './batches/checkRows.ts'
import { lockResource } from './batches/lockResource.ts'
import type { Outcome } from './batches/Outcome.ts'
import { reportOrganizations } from './batches/reportChanges.ts'
import { type BatchOptions, writeBatch } from './batches/writeBatch.ts'
import { endMissing, mostEnded } from './endMissing.ts'
import { addProgress, closeJob, findJob, type ImportJob, type Progress, startJob } from './importJobs.ts'
import type { Resource } from './Resource.ts'
import { FileFault, type RawRow } from './readers/RawRow.ts'
import { resources } from './resources/resources.ts'

export type ImportServices = Pick<CoreServices, 'database' | 'clock' | 'logger'>

interface ImportOptions {
  readonly vendorId: number
  readonly isComplete: boolean
  readonly isQuiet: boolean
}

/** Open pages refetch once in this time while an import runs, because every batch would be a load of its own. */
const reportMilliseconds = 10_000

/**
 * Imports rows batch by batch: the next batch is read and checked while the previous one is written. Rows of a batch become
 * visible together. A file that cannot be read to its end keeps what was written, and ends nothing.
 */
export async function runImport(
  services: ImportServices,
  resource: Resource,
  options: ImportOptions,
  rows: AsyncIterable<readonly RawRow[]>,
): Promise<ImportJob> {
  const { database, clock, logger } = services
  const { queries } = database
  let job = await startJob(queries, { ...options, resource: resource.name }, clock())
  let writing: Promise<void> = Promise.resolve()
  const organizationIds = new Set<number | null>()
  let reportedAt = Number.NEGATIVE_INFINITY
  let hasUnreadableRows = false
  const write = async (batch: CheckedBatch) => {
    const now = clock().getTime()
    const isDue = now - reportedAt >= reportMilliseconds
    const unreported = { organizationIds, isDue }
    const progress = await importBatch(
      services,
      resource,
      { ...options, importId: job.id, unreported },
      batch,
    )
    if (isDue) {
      organizationIds.clear()
      reportedAt = now
    }
    job = await addProgress(queries, job, progress, clock())
  }
  const reportRest = () => reportLate(queries, resource, options.vendorId, organizationIds)
  try {
    for await (const batch of batchesOf(rows)) {
      const checked = await checkRows(resource, batch)
      hasUnreadableRows ||= checked.keys.length < checked.rows
      await writing
      writing = write(checked)
      // Reading the next batch may fail first; the failure of this one is thrown by its await.
      writing.catch(() => {})
    }
    await writing
    await reportRest()
    return await finish(services, resource, job, hasUnreadableRows)
  } catch (error) {
    await writing.catch(() => {})
    await reportRest().catch(() => {})
    if (!(error instanceof FileFault)) logger.error(describeError(error), 'an import failed')
    const failure =
      error instanceof FileFault
        ? { reason: error.reason, message: error.message }
        : { reason: 'internal', message: 'The server failed. Send the file again.' }
    return closeJob(queries, job, { state: 'failed', failure }, clock())
  }
}

/** Reports to open pages what batches left to a later one. */
async function reportLate(
  queries: Queries,
  { change }: Resource,
  vendorId: number,
  organizationIds: ReadonlySet<number | null>,
) {
  if (change && organizationIds.size > 0)
    await queries.transaction(tx =>
      reportOrganizations(tx, { vendorId, topic: change.topic }, organizationIds),
    )
}

/** A row without a readable key may be that of a record which would end, so that nothing ends unasked. */
async function finish(
  { database, clock }: ImportServices,
  resource: Resource,
  job: ImportJob,
  hasUnreadableRows: boolean,
) {
  const { queries } = database
  if (!job.isComplete) return closeJob(queries, job, { state: 'done' }, clock())
  const most = hasUnreadableRows ? mostEnded.withUnreadableRows : mostEnded.ordinarily
  const { ended, isDone } = await endMissing(queries, resource, job, clock(), most)
  return closeJob(queries, job, { state: isDone ? 'done' : 'needs_confirmation', ended }, clock())
}

/**
 * Ends what a complete file lacked, after the vendor confirmed it.
 * @returns undefined if the import does not wait for a confirmation
 */
export async function confirmEnd(
  { database: { queries }, clock }: ImportServices,
  { id, vendorId, resource: name }: ImportJob,
): Promise<ImportJob | undefined> {
  const resource = resources[name as ResourceName]
  return queries.transaction(async tx => {
    // Under the lock and closed in one transaction: by a job without its keys, a second confirmation would end everything.
    await lockResource({ tx, vendorId }, resource)
    const job = await findJob(tx, vendorId, id)
    if (job.state !== 'needs_confirmation') return undefined
    const { ended } = await endMissing(tx, resource, job, clock(), mostEnded.confirmed)
    return closeJob(tx, job, { state: 'done', ended }, clock())
  })
}

/** Writes one batch. A row that the database refuses is refused alone. */
async function importBatch(
  { database, clock }: ImportServices,
  resource: Resource,
  { isComplete, ...context }: ImportOptions & Pick<BatchOptions, 'importId' | 'unreported'>,
  { rows, records, refusals, keys }: CheckedBatch,
): Promise<Progress> {
  const outcomes = await writeBatch(database.queries, resource, { ...context, now: clock() }, records)
  const late = records.flatMap(({ line, record: { sourceId } }) => {
    const outcome = outcomes.get(sourceId)
    return typeof outcome === 'object' ? [refusedRow(line, sourceId, outcome)] : []
  })
  const count = (wanted: Outcome) => [...outcomes.values()].filter(outcome => outcome === wanted).length
  return {
    rows,
    accepted: count('accepted'),
    unchanged: count('unchanged'),
    refusals: [...refusals, ...late].sort((a, b) => a.line - b.line),
    keys: isComplete ? keys : [],
  }
}
