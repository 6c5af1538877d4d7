import { and, desc, eq, exists, gt, sql } from 'drizzle-orm'
import { roles, sessions, userRoles, users } from '../modules/accounts/tables.ts'
import { contracts, userContracts } from '../modules/contracts/tables.ts'
import { invoices } from '../modules/invoices/tables.ts'
import { vendors } from '../modules/vendors/tables.ts'
import type { Queries } from './Database.ts'

const at = sql.placeholder

/**
 * Reads that happen at nearly every call, prepared once: three times the throughput of unprepared ones.
 * Names are unique per connection.
 * @param areNamed whether the database keeps what was prepared under a name; a pooler that hands connections around
 *   between transactions may not
 */
export function createHotQueries(queries: Queries, areNamed: boolean) {
  const name = (text: string) => (areNamed ? text : '')
  const user = {
    id: users.id,
    email: users.email,
    firstName: users.firstName,
    lastName: users.lastName,
    phone: users.phone,
    invalidFields: users.invalidFields,
  }
  const isAlive = and(eq(sessions.tokenHash, at('tokenHash')), gt(sessions.expiresAt, at('now')))
  const held = exists(
    queries
      .select({ one: sql`1` })
      .from(userContracts)
      .where(and(eq(userContracts.userId, users.id), eq(userContracts.contractId, contracts.id))),
  )
  const type = sql`${at('type')}::text`
  const from = sql`${at('from')}::date`
  const to = sql`${at('to')}::date`
  const isWanted = and(
    eq(invoices.contractId, at('contractId')),
    sql`(${type} is null or ${invoices.type} = ${type})`,
    sql`(${from} is null or ${invoices.date} between ${from} and ${to})`,
  )
  const afterDate = sql`${at('afterDate')}::date`

  return {
    /** The person a living token stands for. */
    session: queries
      .select({ user })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(isAlive)
      .prepare(name('session')),

    /** The same, with the contract if the person holds it. */
    sessionWithContract: queries
      .select({ user, contract: contracts, timeZone: vendors.timeZone })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(contracts, and(eq(contracts.id, at('contractId')), held))
      .leftJoin(vendors, eq(vendors.id, contracts.vendorId))
      .where(isAlive)
      .prepare(name('session_with_contract')),

    rolesOfUser: queries
      .select({
        id: roles.id,
        name: roles.name,
        externalName: roles.externalName,
        permissions: roles.permissions,
      })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .where(eq(userRoles.userId, at('userId')))
      .orderBy(roles.id)
      .prepare(name('roles_of_user')),

    /** Invoices newest first, behind the row that `afterDate` and `afterId` name; null where there is no such limit. */
    invoicePage: queries
      .select()
      .from(invoices)
      .where(
        and(
          isWanted,
          sql`(${afterDate} is null or (${invoices.date}, ${invoices.id}) < (${afterDate}, ${at('afterId')}::integer))`,
        ),
      )
      .orderBy(desc(invoices.date), desc(invoices.id))
      .limit(at('limit'))
      .prepare(name('invoice_page')),

    invoiceCount: queries
      .select({ total: sql<number>`count(*)::integer` })
      .from(invoices)
      .where(isWanted)
      .prepare(name('invoice_count')),
  }
}

export type HotQueries = ReturnType<typeof createHotQueries>
