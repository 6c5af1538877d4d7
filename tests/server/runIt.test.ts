import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '../../server/database/Database.ts'
import { openPostgres } from '../../server/database/openPostgres.ts'
import { passwords } from '../../server/modules/accounts/passwords.ts'
import { users } from '../../server/modules/accounts/tables.ts'
import { freePort } from '../support/freePort.ts'
import { databasesIn } from '../support/postgres.ts'
import { snippetsFor } from '../support/snippets.ts'
import { type MainProcess, productionEnvironment, startMain } from '../support/startMain.ts'

const { postgres } = inject('prepared')
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'resident-run-it-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** `npm run vendor -- …` without npm, from the folder with the reader's files. */
const npm = `npm() { shift 3; "${process.execPath}" "${join(root, 'server/vendor.ts')}" "$@"; }\n`

describe.skipIf(!postgres)('VND-6: the guide "Run it"', () => {
  let databaseUrl = ''
  let output = ''
  let database: Database
  let port = ''
  let server: MainProcess
  beforeAll(async () => {
    if (!postgres) return
    databaseUrl = await databasesIn(postgres.folder).createDatabase()
    database = openPostgres(databaseUrl, () => {})
    const commands = snippetsFor('run').map(({ code }) =>
      code.replace(/DATABASE_URL=\S+/, `DATABASE_URL='${databaseUrl}'`),
    )
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', npm + commands.join('\n')], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    output = stdout
    port = await freePort()
    server = startMain(
      {
        ...productionEnvironment,
        EMBEDDED_DATABASE: 'off',
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        PORT: port,
      },
      { program: 'server/main.ts' },
    )
    await server.says('Resident Widgets is running.')
  })
  afterAll(async () => {
    server?.process.kill('SIGTERM')
    await server?.ended
    await database?.close()
  })

  test('each command does what the guide says', () => {
    expect(output).toMatch(/vk_[\w-]{43}/)
    expect(output.match(/100 rows: 100 accepted, 0 unchanged, 0 refused/g)).toHaveLength(2)
    expect(output).not.toContain('refusals')
  })

  test('the production server has the vendor, and a resident links a contract by its latest bill', async () => {
    expect(server.output()).not.toContain('The database has no vendor yet')
    const key = /vk_[\w-]{43}/.exec(output)?.[0]
    const call = (path: string, token: string | undefined, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      })
    expect(await (await call('/api/vendor/v1/me', key)).json()).toMatchObject({
      data: { vendor: { slug: 'nova', title: 'Nova' } },
    })
    const passwordHash = await passwords.hash('nauja-pieva-99')
    const person = { firstName: 'Rasa', lastName: 'Rasaitė', confirmedAt: new Date(), invalidFields: [] }
    await database.queries.insert(users).values({ ...person, email: 'rasa@nova.lt', passwordHash })
    const login = await call('/api/v5/auth/login', undefined, {
      method: 'POST',
      body: JSON.stringify({ email: 'rasa@nova.lt', password: 'nauja-pieva-99' }),
    })
    const { token } = (await login.json()).data
    const proof = {
      agreementCode: '500007',
      invoiceNumber: `NOVA-7-${(7 * 7919) % 10_007}`,
      invoiceAmount: '30.50',
    }
    const linked = await call('/api/v5/contracts/links', token, {
      method: 'POST',
      body: JSON.stringify({ ...proof, role: 1 }),
    })
    expect([linked.status, await linked.text()]).toEqual([201, expect.any(String)])
  })
})
