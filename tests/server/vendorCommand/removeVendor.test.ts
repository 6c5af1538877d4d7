import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { localFileStore } from '../../../server/files/localFileStore.ts'
import { removeOverdue } from '../../../server/jobs/retention.ts'
import { userRoles, users } from '../../../server/modules/accounts/tables.ts'
import { uploads } from '../../../server/modules/uploads/tables.ts'
import { vendors } from '../../../server/modules/vendors/tables.ts'
import { retentionRules } from '../../../server/retentionRules.ts'
import { removeVendor } from '../../../server/vendorCommand/removeVendor.ts'
import { clientForm } from '../../support/clientForm.ts'
import { onEachDatabase } from '../../support/onEachDatabase.ts'
import { uploadFile } from '../../support/uploadFile.ts'

const pdf = new TextEncoder().encode('%PDF-1.7 …')
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 9])

onEachDatabase('A removed vendor', server => {
  const rowsOf = async (statement: ReturnType<typeof sql>) =>
    ((await server().database.queries.execute(statement)) as unknown as { rows: Record<string, unknown>[] })
      .rows
  /** Rows of each table with a vendor, by table and vendor. */
  const rowCounts = async () => {
    const tables = await rowsOf(sql`select c.table_name as name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      join pg_class on pg_class.oid = format('%I', c.table_name)::regclass and not pg_class.relispartition
      where c.table_schema = 'public' and c.column_name = 'vendor_id' and t.table_type = 'BASE TABLE'`)
    const counts: Record<string, unknown> = {}
    for (const { name } of tables)
      for (const { vendor_id, count } of await rowsOf(
        sql`select vendor_id, count(*)::integer from ${sql.identifier(String(name))} group by vendor_id`,
      ))
        counts[`${name} of ${vendor_id}`] = count
    return counts
  }

  test('VND-6: leaves no row, role or file behind, and other vendors as they were', async () => {
    const ids = [
      await uploadFile(server(), 'registry-document', pdf, 'israsas.pdf'),
      await uploadFile(server(), 'identity-document', png, 'pasas.png'),
    ] as const
    await server().read('client-register', {
      body: clientForm([ids[0]], ids[1]),
    })
    const { database, dataFolder, clock } = server()
    const { queries } = database
    const folder = join(dataFolder, 'files')
    const stored = await queries.select().from(uploads).where(inArray(uploads.id, ids))
    const isStored = () => stored.map(({ path }) => existsSync(join(folder, path)))
    expect(isStored()).toEqual([true, true])
    // The form's event is numbered after the answer.
    const counters = () => rowsOf(sql`select 1 from vendor_event_counters where vendor_id = 1`)
    await expect.poll(counters, { timeout: 20_000 }).toHaveLength(1)
    const before = await rowCounts()
    const ofAlfa = Object.entries(before).filter(([name]) => name.endsWith(' of 1'))
    expect(ofAlfa.length).toBeGreaterThan(20)

    const rolesOf = async (email: string) =>
      (
        await queries
          .select({ roleId: userRoles.roleId })
          .from(userRoles)
          .innerJoin(users, eq(users.id, userRoles.userId))
          .where(eq(users.email, email))
      ).length
    // Single has a contract of alfa only, many has those of others too.
    expect(await rolesOf('single@example.com')).toBeGreaterThan(0)

    const removed = await removeVendor(queries, 1, clock.now)
    expect(await rolesOf('single@example.com')).toBe(0)
    expect(await rolesOf('many@example.com')).toBeGreaterThan(0)
    expect(removed).toBe(ofAlfa.reduce((sum, [, count]) => sum + Number(count), 0))
    const others = Object.entries(before).filter(([name]) => !name.endsWith(' of 1'))
    expect(await rowCounts()).toEqual(Object.fromEntries(others))
    expect(await queries.select().from(vendors).where(eq(vendors.id, 1))).toEqual([])

    const logger = { info: () => {}, warn: () => {}, error: () => {} }
    const services = { database, clock: () => clock.now, files: localFileStore(folder), logger }
    await removeOverdue(services, retentionRules)
    expect(isStored()).toEqual([false, false])
    expect(await queries.select().from(uploads).where(inArray(uploads.id, ids))).toEqual([])
  })
})
