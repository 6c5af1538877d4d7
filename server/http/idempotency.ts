import { and, eq, lt } from 'drizzle-orm'
import { sha256 } from '../crypto.ts'
import type { Transaction } from '../database/Database.ts'
import type { CoreServices } from './CoreServices.ts'
import { HttpError } from './HttpError.ts'
import { idempotencyKeys } from './tables.ts'

/** How long an answer is kept under its key. */
const keptMilliseconds = 24 * 60 * 60 * 1000

/**
 * The Idempotency-Key of a request: 8 to 100 letters, digits, "-" and "_"; a UUID fits. Undefined where there is none.
 * @throws HttpError validation_failed for any other text
 */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get('Idempotency-Key')
  if (key === null) return undefined
  if (!/^[\w-]{8,100}$/.test(key))
    throw new HttpError('validation_failed', { fields: { 'Idempotency-Key': ['validation.invalid'] } })
  return key
}

export interface IdempotencyOptions {
  /** Who the key belongs to and for what, e.g. `payment user 1`: nobody meets another person's key. */
  readonly scope: string
  /** Without a key the work is done each time. */
  readonly key: string | undefined
  /** What is asked for; compared by its JSON. */
  readonly request: unknown
}

/**
 * Does work once under a key, whichever process is asked and however many are asked at once; the same request under
 * the same key gets the answer of then. What the work writes is kept together with its answer, or not at all.
 * @param work writes by the transaction it is given and nothing else; answers what JSON can hold; what it throws is
 *   not kept, so that the call may be made again
 * @throws HttpError idempotency_conflict where the key was used for another request
 */
export async function withIdempotencyKey<Answer>(
  { database, clock }: Pick<CoreServices, 'database' | 'clock'>,
  { scope, key, request }: IdempotencyOptions,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return database.queries.transaction(work)
  const now = clock()
  const requestHash = await sha256(JSON.stringify(request) ?? '')
  return database.queries.transaction(async tx => {
    await tx
      .delete(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.scope, scope),
          lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMilliseconds)),
        ),
      )
    const isKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
    // A second call at the same time waits here until the first one has ended.
    const [made] = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (!made) {
      const [present] = await tx.select().from(idempotencyKeys).where(isKey)
      if (present?.requestHash !== requestHash) throw new HttpError('idempotency_conflict')
      return present.answer as Answer
    }
    const answer = await work(tx)
    await tx.update(idempotencyKeys).set({ answer }).where(isKey)
    return answer
  })
}
