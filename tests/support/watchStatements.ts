import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Queries } from '../../server/database/Database.ts'
import { statementsOfAllVendors } from './statementsOfAllVendors.ts'
import { tablesWithoutVendor } from './vendorInStatements.ts'

interface Watched {
  /** The database for the server; what tests ask by themselves is not watched. */
  readonly database: Database
  /** @throws Error that lists the statements that should have named the vendor */
  readonly check: () => void
}

/** Watches the statements of a server on PostgreSQL: each names the vendor whose rows it asks for. */
export function watchStatements(database: Database): Watched {
  const stray = new Set<string>()
  const logQuery = (text: string) => {
    if (statementsOfAllVendors.some(({ statements }) => statements.test(text))) return
    const tables = tablesWithoutVendor(text)
    if (tables.length > 0) stray.add(`${tables.join(', ')}: ${text}`)
  }
  const { $client } = database.queries as Queries & { readonly $client: pg.Pool }
  const queries = drizzle({ client: $client, casing: 'snake_case', logger: { logQuery } })
  return {
    database: { ...database, queries },
    check() {
      if (stray.size > 0)
        throw new Error(`Statements without the vendor (API-2):\n${[...stray].join('\n\n')}`)
    },
  }
}
