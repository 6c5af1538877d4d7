import { expect, test } from 'vitest'
import { migrate } from '../../../../server/database/migrate.ts'
import { openPglite } from '../../../../server/database/openPglite.ts'
import { readMigrations } from '../../../../server/database/readMigrations.ts'
import { createChangeFeed } from '../../../../server/modules/changes/changeFeed.ts'
import { residentChanges } from '../../../../server/modules/changes/tables.ts'
import { vendors } from '../../../../server/modules/vendors/tables.ts'

test('SEC-14: 500 listeners of changes all get one, by queries that do not grow with their number', async () => {
  const database = await openPglite()
  await migrate(database.queries, await readMigrations())
  const [vendor] = await database.queries
    .insert(vendors)
    .values({
      slug: 'nova',
      title: 'Nova',
      timeZone: 'Europe/Vilnius',
      position: 1,
      showOrganizationsPage: true,
      billLinkEnabled: true,
      helpDeskEnabled: true,
      liveChatEnabled: true,
      redirectToVendorEnabled: false,
    })
    .returning({ id: vendors.id })
  let selects = 0
  const queries = new Proxy(database.queries, {
    get(target, name, receiver) {
      if (name === 'select') selects += 1
      return Reflect.get(target, name, receiver)
    },
  })
  const silent = { info() {}, warn() {}, error() {} }
  const feed = createChangeFeed(queries, silent, 500)
  await feed.ready()
  const received = new Set<number>()
  for (let userId = 1; userId <= 500; userId++)
    feed.listen({ userId, onChange: () => received.add(userId), onEnd() {} })
  const before = selects
  await database.queries.insert(residentChanges).values({ vendorId: vendor?.id ?? 0, topic: 'invoices' })
  await expect.poll(() => received.size, { timeout: 20_000 }).toBe(500)
  expect(selects - before).toBeLessThan(50)
  await feed.stop()
  await database.close()
})
