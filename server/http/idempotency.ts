import { sha256 } from '../common/crypto.ts'
import type { Queries, Transaction } from '../database/Database.ts'
import { and, eq, isNotNull, lt, notExists, type SQL, sql } from '../database/drizzle.ts'
import type { CoreServices } from './CoreServices.ts'
import { HttpError } from './HttpError.ts'
import { invalidField } from './invalidField.ts'
import { idempotencyKeys } from './tables.ts'

/** How long a response is stored under its key. */
const keptMilliseconds = 24 * 60 * 60 * 1000

/**
 * The Idempotency-Key of a request: 8 to 100 letters, digits, "-" and "_", for example a UUID; undefined if
 * absent.
 * @throws HttpError validation_failed for any other text
 */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get('Idempotency-Key')
  if (key === null) return undefined
  if (!/^[\w-]{8,100}$/.test(key)) throw invalidField('Idempotency-Key')
  return key
}

export interface IdempotencyOptions {
  /** Owner and purpose of the key, e.g. `payment user 1`, so that keys of different users never collide. */
  readonly scope: string
  /** Without a key the work runs each time. */
  readonly key: string | undefined
  /** The request's content, compared as JSON. */
  readonly request: unknown
}

const isKeyOf = ({ scope, key = '' }: IdempotencyOptions) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))

/**
 * SQL condition: no call with the key has been answered. Part of the statement that selects what only a first call may change: a
 * statement that sees what followed the answer sees the answer too, whichever calls run at the same time.
 */
export const isUnanswered = (queries: Queries, options: IdempotencyOptions): SQL | undefined =>
  options.key === undefined
    ? undefined
    : notExists(
        queries
          .select({ one: sql`1` })
          .from(idempotencyKeys)
          .where(and(isKeyOf(options), isNotNull(idempotencyKeys.answer))),
      )

/**
 * Runs work once per key across processes and concurrent calls; the same request under the same key returns
 * the stored response. The work's writes and its response are committed together.
 * @param work writes only by the transaction that it receives; returns JSON; if it throws, nothing is
 * stored and the call can be repeated
 * @throws HttpError idempotency_conflict if the key was used for another request
 */
export async function withIdempotencyKey<Answer>(
  { database, clock }: Pick<CoreServices, 'database' | 'clock'>,
  options: IdempotencyOptions,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { scope, key, request } = options
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
    const isKey = isKeyOf(options)
    // A concurrent call with the same key blocks here until the first one ends.
    const [inserted] = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (!inserted) {
      const [present] = await tx.select().from(idempotencyKeys).where(isKey)
      if (present?.requestHash !== requestHash) throw new HttpError('idempotency_conflict')
      return present.answer as Answer
    }
    const answer = await work(tx)
    await tx.update(idempotencyKeys).set({ answer }).where(isKey)
    return answer
  })
}
