import * as z from 'zod/mini'
import type { ResourceName } from '../../../src/api/vendor/records.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { describeError } from '../../http/describeError.ts'
import { batchesOf } from './batches/batchesOf.ts'
import { writeBatch } from './batches/writeBatch.ts'
import { endMissing } from './endMissing.ts'
import { addProgress, closeJob, type ImportJob, type Progress, startJob } from './importJobs.ts'
import type { AnyRecord, Resource } from './Resource.ts'
import { describeIssue } from './readers/describeIssue.ts'
import { FileFault, type RawRow, type Refusal } from './readers/RawRow.ts'
import { resources } from './resources/resources.ts'

export type ImportServices = Pick<CoreServices, 'database' | 'clock' | 'logger'>

interface ImportOptions {
  readonly vendorId: number
  readonly isComplete: boolean
  readonly isQuiet: boolean
}

/**
 * Imports rows batch by batch: the next batch is read while the previous one is written. Rows of a batch become
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
  const write = async (batch: readonly RawRow[]) => {
    const progress = await importBatch(services, resource, options, batch)
    job = await addProgress(queries, job, progress, clock())
  }
  try {
    for await (const batch of batchesOf(rows)) {
      await writing
      writing = write(batch)
      // Reading the next batch may fail first; the failure of this one is thrown by its await.
      writing.catch(() => {})
    }
    await writing
  } catch (error) {
    await writing.catch(() => {})
    if (!(error instanceof FileFault)) logger.error(describeError(error), 'an import failed')
    const failure =
      error instanceof FileFault
        ? { reason: error.reason, message: error.message }
        : { reason: 'internal', message: 'The server failed. Send the file again.' }
    return closeJob(queries, job, { state: 'failed', failure }, clock())
  }
  return finish(services, resource, job)
}

async function finish({ database, clock }: ImportServices, resource: Resource, job: ImportJob) {
  const { queries } = database
  if (!job.isComplete) return closeJob(queries, job, { state: 'done' }, clock())
  const { ended, isDone } = await endMissing(queries, resource, job, clock(), false)
  return closeJob(queries, job, { state: isDone ? 'done' : 'needs_confirmation', ended }, clock())
}

/**
 * Ends what a complete file lacked, after the vendor confirmed it.
 * @returns undefined if the import does not wait for a confirmation
 */
export async function confirmEnd(
  { database: { queries }, clock }: ImportServices,
  job: ImportJob,
): Promise<ImportJob | undefined> {
  if (job.state !== 'needs_confirmation') return undefined
  const resource = resources[job.resource as ResourceName]
  const { ended } = await endMissing(queries, resource, job, clock(), true)
  return closeJob(queries, job, { state: 'done', ended }, clock())
}

/** Writes one batch. A row that its schema or the database refuses is refused alone. */
async function importBatch(
  { database, clock }: ImportServices,
  resource: Resource,
  { vendorId, isQuiet, isComplete }: ImportOptions,
  batch: readonly RawRow[],
): Promise<Progress> {
  const records: { readonly line: number; readonly record: AnyRecord }[] = []
  const refusals: Progress['refusals'][number][] = []
  const refuse = (line: number, sourceId: unknown, { field, reason, message }: Refusal) =>
    refusals.push({
      line,
      sourceId: typeof sourceId === 'string' ? sourceId.slice(0, 100).replaceAll('\0', '') : null,
      field: field?.slice(0, 200) ?? null,
      reason,
      message: message.replaceAll('\0', ''),
    })
  const keys: string[] = []
  for (const row of batch) {
    if ('refusal' in row) {
      refuse(row.line, undefined, row.refusal)
      continue
    }
    const parsed = z.safeParse(resource.schema, row.value)
    const sourceId = sourceIdOf(row.value)
    // A record that is refused is still in the file, so a complete file does not end it.
    if (isComplete && typeof sourceId === 'string' && !sourceId.includes('\0')) keys.push(sourceId)
    const [issue] = parsed.error?.issues ?? []
    if (parsed.success) records.push({ line: row.line, record: parsed.data })
    else if (issue) refuse(row.line, sourceId, describeIssue(row.value, issue))
  }
  const outcomes = await writeBatch(
    database.queries,
    resource,
    { vendorId, isQuiet, now: clock() },
    records.map(({ record }) => record),
  )
  records.forEach(({ line, record }, index) => {
    const outcome = outcomes[index]
    if (typeof outcome === 'object') refuse(line, record.sourceId, outcome)
  })
  return {
    rows: batch.length,
    accepted: outcomes.filter(outcome => outcome === 'accepted').length,
    unchanged: outcomes.filter(outcome => outcome === 'unchanged').length,
    refusals: refusals.sort((a, b) => a.line - b.line),
    keys,
  }
}

const sourceIdOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, 'sourceId') : undefined
