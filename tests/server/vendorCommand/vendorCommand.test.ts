import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sha256 } from '../../../server/crypto.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { vendorCallLookup } from '../../../server/modules/vendorKeys/vendorCallLookup.ts'
import { runVendorCommand } from '../../../server/vendorCommand/runVendorCommand.ts'
import { databasesIn } from '../../support/postgres.ts'
import { contractRecord, houseRecord, ndjson, organizationRecord } from '../../support/vendorRecords.ts'

const { postgres } = inject('prepared')
const folder = mkdtempSync(join(tmpdir(), 'resident-vendor-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe.skipIf(!postgres)('VND-6: the operators’ command', () => {
  let url = ''
  beforeAll(async () => {
    if (postgres) url = await databasesIn(postgres.folder).createDatabase()
  })
  const run = async (...args: string[]) => {
    const lines = { out: '', error: '' }
    const code = await runVendorCommand(
      args,
      { DATABASE_URL: url, LOG_LEVEL: 'silent' },
      {
        out: text => {
          lines.out += text
        },
        error: text => {
          lines.error += text
        },
      },
    )
    return { code, ...lines }
  }
  const json = async (...args: string[]) => JSON.parse((await run(...args, '--json')).out)
  const file = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
  const vendorOf = async (key: string) => {
    const database = openPostgres(url, () => {})
    const call = await vendorCallLookup(database.queries, () => new Date())(await sha256(key))
    await database.close()
    return call?.vendor.slug
  }

  test('prints its help, also of each command', async () => {
    const { code, out } = await run('--help')
    expect(code).toBe(0)
    expect(out).toContain('key rotate <vendor>')
    expect(out).toContain('Exit codes: 0 done, 1 failed, 2 called wrongly')
    expect((await run('key', 'rotate', '--help')).out).toContain('--hours <number>')
  })

  test.each([
    [['nonsense'], 2, 'There is no command "nonsense".'],
    [['create'], 2, 'Give <vendor>.'],
    [['create', 'Upper', '--title', 'x'], 2, 'small letters, digits and hyphens'],
    [['create', 'demo'], 2, '--title is missing.'],
    [['create', 'demo', '--title', 'x', '--color', 'red'], 2, '--color must be a colour like #00A1B5.'],
    [['create', 'demo', '--title', 'x', '--origin', 'https://a.example/path'], 2, 'without a path'],
    [['create', 'demo', '--colour', 'x'], 2, '--colour'],
    [['key', 'create', 'nobody'], 1, 'There is no vendor "nobody".'],
    [['feature', 'nothing', 'on'], 1, 'There is no feature "nothing".'],
  ])('%j: exit code %i and a sentence', async (args, code, sentence) => {
    const result = await run(...args)
    expect(result.code).toBe(code)
    expect(result.error).toContain(sentence)
  })

  test('without a database says which variable is missing', async () => {
    const errors: string[] = []
    const output = { out: () => {}, error: (text: string) => errors.push(text) }
    expect(await runVendorCommand(['list'], {}, output)).toBe(1)
    expect(errors.join()).toContain('DATABASE_URL must name the PostgreSQL database')
  })

  test('creates and changes vendors, and rotates and revokes keys', async () => {
    await run('create', 'nova', '--title', 'Nova', '--color', '#123456', '--origin', 'https://nova.example')
    expect((await run('create', 'nova', '--title', 'Nova')).error).toContain(
      'There already is a vendor "nova".',
    )
    await run('update', 'nova', '--title', 'Nova namai')
    expect(await json('list')).toEqual([{ slug: 'nova', title: 'Nova namai', timeZone: 'Europe/Vilnius' }])
    const { key: first } = await json('key', 'create', 'nova', '--name', 'Billing')
    expect(await vendorOf(first)).toBe('nova')
    const { key: second } = await json('key', 'rotate', 'nova')
    expect([await vendorOf(first), await vendorOf(second)]).toEqual(['nova', 'nova'])
    expect((await run('key', 'create', 'nova')).error).toContain('already has 2 valid keys')
    const keys = await json('key', 'list', 'nova')
    expect(JSON.stringify(keys)).not.toContain(first)
    await run('key', 'revoke', 'nova', String(keys[0].id))
    expect([await vendorOf(first), await vendorOf(second)]).toEqual([undefined, 'nova'])
  })

  test('imports files, shows imports and refusals, and confirms', async () => {
    const organizations = file('organizations.ndjson', ndjson([organizationRecord]))
    expect(await run('import', 'nova', 'organizations', organizations)).toMatchObject({ code: 0 })
    await run('import', 'nova', 'houses', file('houses.ndjson', ndjson([houseRecord])))
    const rows = [1, 2, 3, 4].map(contractRecord)
    const contracts = file('contracts.ndjson.gz', gzipSync(ndjson([...rows, { sourceId: 'x' }])))
    const result = await run('import', 'nova', 'contracts', contracts)
    expect(result.code).toBe(3)
    expect(result.out).toContain('5 rows: 4 accepted, 0 unchanged, 1 refused')
    const [{ id }] = await json('imports', 'nova')
    expect((await run('refusals', 'nova', String(id))).out).toContain(
      'line 5  x  The field organization is missing.',
    )
    const fewer = file('fewer.csv', 'sourceId,organization,number\ncontract-1,org-1,N1\n')
    const waiting = await run('import', 'nova', 'contracts', fewer, '--complete')
    expect([waiting.code, waiting.out]).toEqual([3, expect.stringContaining('More than a tenth would end.')])
    const [{ id: last }] = await json('imports', 'nova')
    expect((await run('confirm', 'nova', String(last))).out).toContain('3 ended')
    expect((await run('confirm', 'nova', String(last))).code).toBe(1)
    expect((await run('import', 'nova', 'contracts', join(folder, 'missing.csv'))).code).toBe(1)
    expect((await run('import', 'nova', 'cars', fewer)).code).toBe(2)
  })

  test('switches features', async () => {
    expect(await run('feature', 'meters', 'off')).toMatchObject({ code: 0, out: 'meters is off.' })
    expect((await run('features')).out).toContain('off  meters')
  })

  test('removes a vendor with all it holds, after a second word only', async () => {
    expect((await run('remove', 'nova')).code).toBe(2)
    const { code, out } = await run('remove', 'nova', '--yes')
    expect([code, out]).toEqual([0, expect.stringContaining('The vendor "nova" was removed with')])
    expect(await json('list')).toEqual([])
  })
})
