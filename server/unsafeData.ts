import { like, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from './database/Database.ts'
import type { Environment } from './environment.ts'
import { users } from './modules/accounts/tables.ts'
import { partners } from './modules/partners/tables.ts'
import { cardPaymentServices } from './modules/payments/tables.ts'
import { organizations } from './modules/vendors/tables.ts'

/** Reserved domains (RFC 2606), which only accounts of the demo use. */
const reservedDomain = '(@|\\.)(example\\.(com|net|org)|example|test|invalid|localhost)$'

/**
 * Lists data that a production server refuses to start with, one sentence for each. A database without
 * tables has none.
 */
export async function unsafeData(
  queries: Queries,
  { PAYMENT_URL }: Pick<Environment, 'PAYMENT_URL'>,
): Promise<readonly string[]> {
  const { rows } = (await queries.execute(
    sql`select to_regclass('partners') is null as empty`,
  )) as unknown as {
    rows: readonly { readonly empty: boolean }[]
  }
  if (rows[0]?.empty) return []
  const has = async (column: PgColumn, condition = sql`true`) =>
    (await queries.select({ one: column }).from(column.table).where(condition).limit(1)).length > 0
  const sentences: string[] = []
  if (await has(users.email, sql`${users.email} ~ ${reservedDomain}`))
    sentences.push(
      'The database has demo accounts, whose password is public: start with a database of its own instead of the demonstration’s.',
    )
  if (await has(partners.publishableKey, like(partners.publishableKey, 'pk_demo_%')))
    sentences.push(
      'The database has demo keys of a partner, which are public: revoke and delete that partner.',
    )
  const isPayable =
    (await has(organizations.id, sql`${organizations.isPayServiceEnabled}`)) ||
    (await has(cardPaymentServices.code))
  if (isPayable && !PAYMENT_URL)
    sentences.push(
      'Payments are switched on, but PAYMENT_URL and PAYMENT_SECRET name no payment provider: set them, or switch is_pay_service_enabled off and remove the card payment services.',
    )
  return sentences
}
