import { writeFileSync } from 'node:fs'
import { readDemoMigrations } from '../../demo/readDemoMigrations.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openPglite } from '../../server/database/openPglite.ts'
import { openPostgres } from '../../server/database/openPostgres.ts'
import { fill } from './fill.ts'
import { spreadByVendor } from './spreadByVendor.ts'

// A process of its own, because Vitest's global setup cannot load all of the server's code.
const [file = '', address] = process.argv.slice(2)
const migrations = await readDemoMigrations()

const embedded = await openPglite()
await fill(embedded, migrations)
writeFileSync(file, await (await embedded.client.dumpDataDir('none')).bytes())
await embedded.close()

if (address) {
  const database = openPostgres(address, () => {})
  await migrate(database.queries, migrations)
  // The tests then prove with all they do that the data can be spread. The embedded database keeps its tables whole.
  await spreadByVendor(database.queries)
  await fill(database, migrations)
  await database.close()
}
