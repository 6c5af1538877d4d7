import type { Adapter } from 'oidc-provider'
import type { Queries } from '../../../server/database/Database.ts'
import { and, eq, gt, sql } from '../../../server/database/drizzle.ts'
import { sandboxOidc } from '../tables.ts'

/**
 * Stores the library's data in the database that all processes share. The library uses the real time
 * instead of DEMO_NOW.
 */
export function oidcAdapter(queries: Queries, provider: string) {
  return (model: string): Adapter => {
    const keyOf = (id: string) => `${provider} ${model} ${id}`
    const alive = () => gt(sandboxOidc.expiresAt, new Date())
    const find = async (isIt: ReturnType<typeof eq>) => {
      const [row] = await queries.select().from(sandboxOidc).where(and(isIt, alive()))
      return row?.payload
    }
    return {
      async upsert(id, payload, expiresIn = 3600) {
        const row = {
          payload,
          uid: payload.uid ?? null,
          grantId: payload.grantId ?? null,
          expiresAt: new Date(Date.now() + expiresIn * 1000),
        }
        await queries
          .insert(sandboxOidc)
          .values({ id: keyOf(id), ...row })
          .onConflictDoUpdate({ target: sandboxOidc.id, set: row })
      },
      find: id => find(eq(sandboxOidc.id, keyOf(id))),
      findByUid: uid => find(eq(sandboxOidc.uid, uid)),
      findByUserCode: async () => undefined,
      async consume(id) {
        const consumed = sql`jsonb_set(${sandboxOidc.payload}, '{consumed}', to_jsonb(${Math.floor(Date.now() / 1000)}::integer))`
        await queries
          .update(sandboxOidc)
          .set({ payload: consumed })
          .where(eq(sandboxOidc.id, keyOf(id)))
      },
      async destroy(id) {
        await queries.delete(sandboxOidc).where(eq(sandboxOidc.id, keyOf(id)))
      },
      async revokeByGrantId(grantId) {
        await queries.delete(sandboxOidc).where(eq(sandboxOidc.grantId, grantId))
      },
    }
  }
}
