import type { Queries } from './database/Database.ts'
import { and, eq, isNotNull, isNull, like, sql } from './database/drizzle.ts'
import type { PgColumn } from './database/drizzlePgCore.ts'
import { users } from './modules/accounts/tables.ts'
import { partners } from './modules/partners/tables.ts'
import { isPayable } from './modules/payments/isPayable.ts'
import { paymentAccounts } from './modules/payments/tables.ts'
import { organizations } from './modules/vendors/tables.ts'
import { type PaymentProviderName, paymentVariables } from './providers/payments/PaymentProvider.ts'
import type { Environment } from './settings/environment.ts'

/** Reserved domains (RFC 2606), where nobody receives mail: only accounts of the demo are confirmed there. */
const reservedDomain = '(@|\\.)(example\\.(com|net|org)|example|test|invalid|localhost)$'

/**
 * Lists data that a production server refuses to start with, one sentence for each. A database without
 * tables has none.
 */
export async function unsafeData(
  queries: Queries,
  environment: Pick<Environment, (typeof paymentVariables)[PaymentProviderName]>,
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
  // Anybody can register such an address, which must not keep the server from starting.
  if (await has(users.email, and(isNotNull(users.confirmedAt), sql`${users.email} ~ ${reservedDomain}`)))
    sentences.push(
      'The database has demo accounts, whose password is public: start with a database of its own instead of the demonstration’s.',
    )
  const isDemoKey = and(like(partners.publishableKey, 'pk_demo_%'), isNull(partners.revokedAt))
  if (await has(partners.publishableKey, isDemoKey))
    sentences.push(
      'The database has demo keys of a partner, which are public: revoke them with npm run vendor -- partner revoke <vendor> <id>',
    )
  const configured = Object.entries(paymentVariables).flatMap(([name, variable]) =>
    environment[variable] ? [name] : [],
  )
  const unpayable = (await payableOrganizations(queries)).find(
    ({ provider }) => provider !== null && !configured.includes(provider),
  )
  if (unpayable)
    sentences.push(
      `Payments are switched on, but ${unpayable.name} has its account at a payment provider that none of ${Object.values(paymentVariables).join(', ')} configures: set the provider’s variables, or another account (npm run vendor -- account set), or remove the account (npm run vendor -- account remove).`,
    )
  return sentences
}

/** Organizations whose payments are switched on, each with the provider of its account; null without an account. */
const payableOrganizations = (queries: Queries) =>
  queries
    .select({ name: organizations.name, provider: paymentAccounts.provider })
    .from(organizations)
    .leftJoin(paymentAccounts, eq(paymentAccounts.organizationId, organizations.id))
    .where(isPayable(queries))

/**
 * Names of organizations that residents cannot pay, because payments are switched on without an account. Any vendor's
 * record can do that, which must not keep the server of all vendors from starting.
 */
export async function organizationsWithoutAccount(queries: Queries): Promise<readonly string[]> {
  const organizations = await payableOrganizations(queries)
  return organizations.flatMap(({ name, provider }) => (provider === null ? [name] : []))
}
