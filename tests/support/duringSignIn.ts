import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestServer } from './server.ts'

/** Arbitrary key of the lock for which a new session waits. */
const lockKey = 4_711

/**
 * Begins another call while a sign-in writes its session, and lets the sign-in go on when the call is answered or waits for
 * it. The embedded database runs one after the other anyway.
 * @returns the answer of the sign-in
 */
export async function duringSignIn(
  { database: { kind, queries } }: TestServer,
  signIn: () => Promise<Response>,
  call: () => Promise<unknown>,
): Promise<Response> {
  if (kind === 'pglite') {
    const answer = await signIn()
    await call()
    return answer
  }
  await queries.execute(sql`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`)
  await queries.execute(
    sql`create trigger wait_for_test before insert on sessions for each row execute function wait_for_test()`,
  )
  /** Queries of other connections that wait for a lock. */
  const waiting = async () => {
    const { rows } = (await queries.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as unknown as { readonly rows: readonly unknown[] }
    return rows.length
  }
  try {
    const { signingIn, calling } = await queries.transaction(async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
      const signingIn = signIn()
      await expect.poll(waiting).toBe(1)
      let isAnswered = false
      const calling = call().then(() => {
        isAnswered = true
      })
      await expect.poll(async () => isAnswered || (await waiting()) === 2).toBe(true)
      return { signingIn, calling }
    })
    await calling
    return await signingIn
  } finally {
    await queries.execute(sql`drop function wait_for_test cascade`)
  }
}
