import type { Import, RefusedRow } from '../../../src/api/vendor/schemas/imports.ts'
import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, gt, sql } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import { HttpError } from '../../http/HttpError.ts'
import { importKeys, importRefusals, imports } from './tables.ts'

export type ImportJob = typeof imports.$inferSelect

/** A running import without progress for so long was interrupted, e.g. because its process ended. */
const silentMilliseconds = 120_000

/** Refusals that an import keeps. */
const keptRefusals = 10_000

export const importAnswer = (job: ImportJob, now: Date): Import => ({
  id: job.id,
  resource: job.resource,
  state:
    job.state === 'running' && now.getTime() - job.touchedAt.getTime() > silentMilliseconds
      ? 'interrupted'
      : job.state,
  isComplete: job.isComplete,
  isQuiet: job.isQuiet,
  startedAt: job.startedAt.toISOString(),
  endedAt: job.endedAt?.toISOString() ?? null,
  rows: job.rows,
  accepted: job.accepted,
  unchanged: job.unchanged,
  refused: job.refused,
  ended: job.ended,
  failure: job.failure,
})

export async function startJob(
  queries: Queries,
  job: Pick<ImportJob, 'vendorId' | 'resource' | 'isComplete' | 'isQuiet'>,
  now: Date,
): Promise<ImportJob> {
  const [row] = await queries
    .insert(imports)
    .values({ ...job, state: 'running', startedAt: now, touchedAt: now })
    .returning()
  if (!row) throw new Error('An import was not written.')
  return row
}

/** @throws HttpError not_found if the vendor has no such import */
export async function findJob(queries: Queries, vendorId: number, id: number): Promise<ImportJob> {
  const [job] = await queries.select().from(imports).where(isRow(imports, { id, vendorId }))
  if (!job) throw new HttpError('not_found')
  return job
}

export const latestJobs = (queries: Queries, vendorId: number): Promise<readonly ImportJob[]> =>
  queries.select().from(imports).where(eq(imports.vendorId, vendorId)).orderBy(desc(imports.id)).limit(100)

export interface Progress {
  readonly rows: number
  readonly accepted: number
  readonly unchanged: number
  readonly refusals: readonly Omit<RefusedRow, 'number'>[]
  /** Keys of the rows, if the file is complete. */
  readonly keys: readonly string[]
}

/** Adds a batch to an import's counts. */
export async function addProgress(
  queries: Queries,
  job: Pick<ImportJob, 'id' | 'vendorId' | 'refused'>,
  { rows, accepted, unchanged, refusals, keys }: Progress,
  now: Date,
): Promise<ImportJob> {
  const firstRefusals = refusals
    .map((refusal, index) => ({ ...refusal, number: job.refused + index + 1 }))
    .filter(({ number }) => number <= keptRefusals)
  return queries.transaction(async tx => {
    if (firstRefusals.length > 0)
      await tx
        .insert(importRefusals)
        .values(firstRefusals.map(refusal => ({ ...refusal, vendorId: job.vendorId, importId: job.id })))
    if (keys.length > 0)
      await tx
        .insert(importKeys)
        .values(keys.map(sourceId => ({ vendorId: job.vendorId, importId: job.id, sourceId })))
        .onConflictDoNothing()
    const [row] = await tx
      .update(imports)
      .set({
        touchedAt: now,
        rows: sql`${imports.rows} + ${rows}`,
        accepted: sql`${imports.accepted} + ${accepted}`,
        unchanged: sql`${imports.unchanged} + ${unchanged}`,
        refused: sql`${imports.refused} + ${refusals.length}`,
      })
      .where(isRow(imports, job))
      .returning()
    if (!row) throw new Error('An import went away while it ran.')
    return row
  })
}

/** Sets an import's final state; its keys are kept only if it waits for a confirmation. */
export async function closeJob(
  queries: Queries,
  job: Pick<ImportJob, 'id' | 'vendorId'>,
  change: Pick<ImportJob, 'state'> & Partial<Pick<ImportJob, 'failure' | 'ended'>>,
  now: Date,
): Promise<ImportJob> {
  if (change.state !== 'needs_confirmation')
    await queries
      .delete(importKeys)
      .where(and(eq(importKeys.vendorId, job.vendorId), eq(importKeys.importId, job.id)))
  const [row] = await queries
    .update(imports)
    .set({ ...change, touchedAt: now, endedAt: now })
    .where(isRow(imports, job))
    .returning()
  if (!row) throw new Error('An import went away while it ran.')
  return row
}

/** Refusals after a number, 1000 at most, and whether there are more. */
export async function refusalsOf(
  queries: Queries,
  { id, vendorId }: Pick<ImportJob, 'id' | 'vendorId'>,
  after: number,
): Promise<{ readonly rows: readonly RefusedRow[]; readonly isLast: boolean }> {
  const rows = await queries
    .select({
      number: importRefusals.number,
      line: importRefusals.line,
      sourceId: importRefusals.sourceId,
      field: importRefusals.field,
      reason: importRefusals.reason,
      message: importRefusals.message,
    })
    .from(importRefusals)
    .where(
      and(
        eq(importRefusals.vendorId, vendorId),
        eq(importRefusals.importId, id),
        gt(importRefusals.number, after),
      ),
    )
    .orderBy(importRefusals.number)
    .limit(1001)
  return { rows: rows.slice(0, 1000), isLast: rows.length <= 1000 }
}
