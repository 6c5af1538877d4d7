import { eq, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { randomSecret, sha256 } from '../../../server/common/crypto.ts'
import { rateLimits } from '../../../server/http/tables.ts'
import { sessions, users } from '../../../server/modules/accounts/tables.ts'
import { userContracts } from '../../../server/modules/contracts/tables.ts'
import { helpDeskTasks } from '../../../server/modules/helpDesk/tables.ts'
import { meterReadings } from '../../../server/modules/meters/tables.ts'
import { offerOrders } from '../../../server/modules/offers/tables.ts'
import { paymentOrders } from '../../../server/modules/payments/tables.ts'
import type { TestServer } from '../../support/server.ts'
import type { Tokens } from './Fault.ts'

const emails = { resident: 'owner@example.com', stranger: 'tenant@example.com' } as const

/** Creates a session directly, because hashing a password takes long. */
async function newToken({ database: { queries }, clock }: TestServer, email: string): Promise<string> {
  const [user] = await queries.select({ id: users.id }).from(users).where(eq(users.email, email))
  const token = randomSecret()
  await queries.insert(sessions).values({
    tokenHash: await sha256(token),
    userId: user?.id ?? 0,
    createdAt: clock.now,
    seenAt: clock.now,
    expiresAt: new Date(clock.now.getTime() + 3_600_000),
  })
  return token
}

/**
 * Removes what a run has left and would keep the next one from deciding its cases: limits, payments, readings and orders.
 * @returns a function that does it and returns new tokens
 */
export async function prepareReset(server: TestServer): Promise<() => Promise<Tokens>> {
  const { queries } = server.database
  const keys: readonly PgColumn[] = [
    helpDeskTasks.id,
    meterReadings.id,
    offerOrders.id,
    paymentOrders.reference,
  ]
  const valuesOf = async (key: PgColumn) =>
    (await queries.select({ value: key }).from(key.table)).map(({ value }) => value)
  const before = await Promise.all(keys.map(async key => ({ key, values: new Set(await valuesOf(key)) })))
  const links = await queries.select().from(userContracts)
  return async () => {
    await queries.insert(userContracts).values(links).onConflictDoNothing()
    await queries.delete(rateLimits)
    for (const { key, values } of before) {
      const added = (await valuesOf(key)).filter(value => !values.has(value))
      if (added.length > 0) await queries.delete(key.table).where(inArray(key, added))
    }
    return {
      resident: await newToken(server, emails.resident),
      stranger: await newToken(server, emails.stranger),
    }
  }
}
