import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sha256 } from '../../../server/common/crypto.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { users } from '../../../server/modules/accounts/tables.ts'
import { contracts, userContracts } from '../../../server/modules/contracts/tables.ts'
import { identities } from '../../../server/modules/identity/tables.ts'
import { partnerLookups } from '../../../server/modules/partners/partnerLookups.ts'
import { paymentSessions } from '../../../server/modules/payments/tables.ts'
import { vendorCallLookup } from '../../../server/modules/vendorKeys/vendorCallLookup.ts'
import { vendors } from '../../../server/modules/vendors/tables.ts'
import { runVendorCommand } from '../../../server/vendorCommand/runVendorCommand.ts'
import { PublishableKey } from '../../../src/api/schemas/partners.ts'
import { databasesIn } from '../../support/postgres.ts'
import { startIssuer } from '../../support/startIssuer.ts'
import { contractRecord, houseRecord, ndjson, organizationRecord } from '../../support/vendorRecords.ts'

const { postgres } = inject('prepared')
const folder = mkdtempSync(join(tmpdir(), 'resident-vendor-'))
const issuer = await startIssuer()
const otherIssuer = await startIssuer()
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await Promise.all([issuer.stop(), otherIssuer.stop()])
})

describe.skipIf(!postgres)('VND-6: the operators’ command', () => {
  let url = ''
  beforeAll(async () => {
    if (postgres) url = await databasesIn(postgres.folder).createDatabase()
  })
  const run = async (...args: string[]) => {
    const lines = { out: '', error: '' }
    const code = await runVendorCommand(
      args,
      {
        DATABASE_URL: url,
        LOG_LEVEL: 'silent',
        IDENTITY_PRIVATE_ORIGINS: `${issuer.url} ${otherIssuer.url}`,
      },
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

  test('the first word of several commands lists them, with --help and without', async () => {
    const { code, out } = await run('key', '--help')
    expect([code, out.match(/^ {2}\w+ \w+/gm)]).toEqual([
      0,
      ['  key create', '  key rotate', '  key revoke', '  key list'],
    ])
    for (const args of [['key'], ['key', 'make', 'nova']]) {
      const { code, error } = await run(...args)
      expect([code, error]).toEqual([
        2,
        `There is no command "${args.join(' ')}". There are: key create, key rotate, key revoke, key list.`,
      ])
    }
  })

  test('an unknown command gets one line, which says how to list them', async () => {
    const { code, error } = await run('nonsense')
    expect(code).toBe(2)
    expect(error.trim()).toBe('There is no command "nonsense". List them: npm run vendor -- --help')
  })

  test.each([
    [['create'], 2, 'Give <vendor>.'],
    [['create', 'Upper', '--title', 'x'], 2, 'small letters, digits and hyphens'],
    [['create', 'demo'], 2, '--title is missing.'],
    [['create', 'demo', '--title', 'x', '--color', 'red'], 2, '--color must be a colour like #00A1B5.'],
    [['create', 'demo', '--title', 'x', '--origin', 'https://a.example/path'], 2, 'without a path'],
    [['create', 'demo', '--colour', 'x'], 2, 'There is no option --colour. Did you mean --color?\n'],
    [['list', '--bogus'], 2, 'There is no option --bogus.\n'],
    [['list', '-j'], 2, 'There is no option -j.\n'],
    [['list', '--json=yes'], 2, '--json takes no value.'],
    [['create', 'demo', '--title'], 2, '--title needs a value behind it.\n'],
    [['create', 'demo', '--title', '--json'], 2, '--title needs a value behind it. Write --title=--json if'],
    [['key', 'create', 'nobody'], 1, 'There is no vendor "nobody".'],
    [['feature', 'nothing', 'on'], 1, 'There is no feature "nothing".'],
    [['identity-provider', 'set', 'demo', 'sign-in.example', 'x'], 2, 'The issuer must be an address'],
    [['identity-provider', 'set', 'demo', 'https://a.example/?x', 'x'], 2, 'The issuer must be an address'],
    [['identity-provider', 'set', 'demo', 'https://u:p@a.example', 'x'], 2, 'The issuer must be an address'],
    [['identity-provider', 'set', 'nobody', 'https://a.example', 'x'], 1, 'There is no vendor "nobody".'],
    [['feature', 'meters', 'default'], 2, 'Say on or off.'],
    [
      ['create', 'demo', '--title', 'x', '--deadline-day', '28'],
      2,
      '--deadline-day must be a day from 1 to 27.',
    ],
    [
      ['create', 'demo', '--title', 'x', '--move-out-notice', 'month'],
      2,
      '--move-out-notice must be a number of days from 0 to 180.',
    ],
    [['create', 'demo', '--title', 'x', '--bills', 'yes'], 2, '--bills must be on or off.'],
    [['create', 'demo', '--title', 'x', '--language', 'de'], 2, '--language must be one of en, lt, lv, ru.'],
    [['create', 'demo', '--title', 'x', '--sender', 'me'], 2, '--sender must be an email address.'],
    [['create', 'demo', '--title', 'x', '--logo', 'no.svg'], 2, 'The file no.svg cannot be read.'],
    [['account', 'list', 'nobody'], 1, 'There is no vendor "nobody".'],
    [['texts', 'show', 'nobody', 'en'], 1, 'There is no vendor "nobody".'],
    [['platform', 'set', 'availableLanguages', 'lt;de'], 2, 'availableLanguages must be languages'],
    [['platform', 'set', 'languages', 'lt'], 2, 'There is no setting "languages".'],
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
    const { key: second, formerEndsAt } = await json('key', 'rotate', 'nova')
    expect([await vendorOf(first), await vendorOf(second)]).toEqual(['nova', 'nova'])
    expect((await run('key', 'create', 'nova')).error).toContain('already has 2 valid keys')
    const keys = await json('key', 'list', 'nova')
    expect(keys).toMatchObject([{ name: 'Billing' }, { name: 'Billing' }])
    expect(JSON.stringify(keys)).not.toContain(first)
    await run('key', 'revoke', 'nova', String(keys[0].id))
    expect([await vendorOf(first), await vendorOf(second)]).toEqual([undefined, 'nova'])
    const inHours = (Date.parse(formerEndsAt) - Date.now()) / 3_600_000
    expect(Math.round(inHours)).toBe(24)
  })

  test('a rotated key says how it is sent and how long the former one is valid', async () => {
    await run('create', 'rota', '--title', 'Rota')
    expect((await run('key', 'rotate', 'rota')).out).not.toContain('former key')
    expect((await run('key', 'rotate', 'rota', '--hours', '')).error).toContain('--hours must be a number')
    const { out } = await run('key', 'rotate', 'rota', '--hours', '2')
    expect(out).toContain('as "Authorization: Bearer <key>".')
    const end = /Its former key is valid until (\S+Z): change the system before that/.exec(out)?.[1]
    expect(Math.round((Date.parse(end ?? '') - Date.now()) / 60_000)).toBe(120)
    const [first] = await json('key', 'list', 'rota')
    await run('key', 'revoke', 'rota', String(first.id))
    expect((await run('key', 'rotate', 'rota', '--hours', '0')).out).toContain(
      'Its former key is not valid any more.',
    )
    await run('remove', 'rota', '--yes')
  })

  test('a rotation that cannot end the former key creates no key', async () => {
    await run('create', 'pusiau', '--title', 'Pusiau')
    await run('key', 'create', 'pusiau')
    const database = openPostgres(url, () => {})
    const execute = (statement: string) => database.queries.execute(statement)
    await execute(`create function refuse_end() returns trigger language plpgsql as
      $$ begin raise exception 'no end today'; end $$`)
    await execute('create trigger refuse_end before update on vendor_keys execute function refuse_end()')
    expect(await run('key', 'rotate', 'pusiau')).toMatchObject({ code: 1, out: '' })
    await execute('drop function refuse_end cascade')
    await database.close()
    expect(await json('key', 'list', 'pusiau')).toMatchObject([{ state: 'valid', expiresAt: null }])
    await run('remove', 'pusiau', '--yes')
  })

  test('a failure of the database is told by its reason, without the query and its values', async () => {
    const database = openPostgres(url, () => {})
    const execute = (statement: string) => database.queries.execute(statement)
    await execute(`create function refuse_vendor() returns trigger language plpgsql as
      $$ begin raise exception 'no vendor today'; end $$`)
    await execute(
      'create trigger refuse_vendor before insert on organization_groups execute function refuse_vendor()',
    )
    const { code, error } = await run('create', 'slapta', '--title', 'Slapta')
    await execute('drop function refuse_vendor cascade')
    await database.close()
    expect([code, error]).toEqual([1, 'The database refused: no vendor today'])
  })

  test('an id that is too large is one that no row has', async () => {
    await run('create', 'didelis', '--title', 'Didelis')
    const id = '99999999999'
    const errors = [
      (await run('key', 'revoke', 'didelis', id)).error,
      (await run('partner', 'revoke', 'didelis', id)).error,
      (await run('confirm', 'didelis', id)).error,
    ]
    expect(errors).toEqual([
      `The vendor "didelis" has no valid key ${id}.`,
      `The vendor "didelis" has no valid partner ${id}.`,
      expect.stringContaining(`The vendor "didelis" has no import ${id}.`),
    ])
    await run('remove', 'didelis', '--yes')
  })

  test('a vendor whose origins are refused is neither created nor changed', async () => {
    const origin = ['--origin', 'https://dalis.example']
    await run('create', 'visas', '--title', 'Visas', ...origin)
    const database = openPostgres(url, () => {})
    const execute = (statement: string) => database.queries.execute(statement)
    await execute(`create function refuse_origin() returns trigger language plpgsql as
      $$ begin raise exception 'no origin today'; end $$`)
    await execute(
      'create trigger refuse_origin before insert on vendor_origins execute function refuse_origin()',
    )
    const codes = [
      (await run('create', 'dalis', '--title', 'Dalis', ...origin)).code,
      (await run('update', 'visas', '--title', 'Kitas', '--origin', 'https://kitas.example')).code,
    ]
    await execute('drop function refuse_origin cascade')
    await database.close()
    expect(codes).toEqual([1, 1])
    expect(await json('show', 'visas')).toMatchObject({ title: 'Visas', origins: ['https://dalis.example'] })
    expect(await run('create', 'dalis', '--title', 'Dalis', ...origin)).toMatchObject({ code: 0 })
    for (const slug of ['visas', 'dalis']) await run('remove', slug, '--yes')
  })

  test('a key that would have ended already is not created', async () => {
    await run('create', 'vakar', '--title', 'Vakar')
    for (const date of ['2020-01-01', '5', 'soon'])
      expect(await run('key', 'create', 'vakar', '--expires', date)).toMatchObject({
        code: 2,
        error: expect.stringContaining('--expires must be a date like 2027-12-31 that is still to come.'),
      })
    expect((await run('key', 'list', 'vakar')).out).toBe('The vendor has no key.')
    await run('remove', 'vakar', '--yes')
  })

  test('a vendor is removed without the time limit of other queries', async () => {
    await run('create', 'ilgas', '--title', 'Ilgas')
    const database = openPostgres(url, () => {})
    const execute = (statement: string) => database.queries.execute(statement)
    await execute(`create function refuse_hurry() returns trigger language plpgsql as $$ begin
      if current_setting('statement_timeout') = '30s' then raise exception 'in a hurry'; end if; return null;
      end $$`)
    await execute(
      'create trigger refuse_hurry after delete on organization_groups execute function refuse_hurry()',
    )
    const { code } = await run('remove', 'ilgas', '--yes')
    await execute('drop function refuse_hurry cascade')
    await database.close()
    expect(code).toBe(0)
  })

  test('IDP-5: sets, lists and removes the OpenID provider of a vendor, and asks it for its keys', async () => {
    const set = (url: string, ...more: string[]) =>
      run('identity-provider', 'set', 'nova', url, 'nova-site', ...more)
    for (const [url, reason] of [
      [`http://localhost:${new URL(issuer.url).port}`, 'Its addresses must begin with https://.'],
      ['https://127.0.0.1', 'It is in a private network.'],
      ['https://[fd00::1]/realm', 'It is in a private network.'],
      [`${issuer.url}/`, 'The configuration is of another issuer.'],
      [`${issuer.url}/nothing`, 'Reason: status_404'],
    ] as const)
      expect(await set(url), url).toMatchObject({ code: 1, error: expect.stringContaining(reason) })
    issuer.configure({ jwks_uri: 'https://10.0.0.1/keys' })
    expect((await set(issuer.url)).error).toContain('It is in a private network.')
    issuer.configure({})
    expect(await json('identity-provider', 'list')).toEqual([])

    expect(await set(issuer.url)).toMatchObject({ code: 0 })
    expect(await json('identity-provider', 'list')).toEqual([
      { vendor: 'nova', issuer: issuer.url, audience: 'nova-site', links: 0 },
    ])
    expect((await run('identity-provider', 'list')).out).toBe(`nova  ${issuer.url}  nova-site  0 linked`)
    expect(await set('https://sign-in.nova.example', '--unchecked')).toMatchObject({ code: 0 })
    expect((await run('identity-provider', 'remove', 'nova')).code).toBe(0)
    expect((await run('identity-provider', 'remove', 'nova')).error).toContain('has no OpenID provider.')
  })

  test('IDP-5: links to accounts stay when the audience changes, and go when the issuer does', async () => {
    const set = (url: string, audience: string) => json('identity-provider', 'set', 'nova', url, audience)
    await set(issuer.url, 'nova-site')
    const { queries, close } = openPostgres(url, () => {})
    const user = {
      email: 'ona@example.com',
      firstName: 'Ona',
      lastName: 'O',
      passwordHash: 'x',
      invalidFields: [],
    }
    const [{ id: userId } = { id: 0 }] = await queries.insert(users).values(user).returning()
    const [vendor] = await queries.select().from(vendors).where(eq(vendors.slug, 'nova'))
    await queries.insert(identities).values({
      vendorId: vendor?.id ?? 0,
      subject: '7',
      userId,
      passwordMark: 'x'.repeat(43),
      linkedAt: new Date(),
    })
    await close()
    expect(await set(issuer.url, 'nova-app')).toMatchObject({ removedLinks: 0 })
    expect(await json('identity-provider', 'list')).toMatchObject([{ audience: 'nova-app', links: 1 }])
    expect(await set(otherIssuer.url, 'nova-app')).toMatchObject({ removedLinks: 1 })
    expect(await json('identity-provider', 'list')).toMatchObject([{ issuer: otherIssuer.url, links: 0 }])
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
    expect(await run('refusals', 'nova', '999')).toMatchObject({
      code: 1,
      error: 'The vendor "nova" has no import 999. List them: npm run vendor -- imports nova',
    })
    mkdirSync(join(folder, 'folder.csv'))
    expect((await run('import', 'nova', 'contracts', join(folder, 'folder.csv'))).error).toMatch(
      /cannot be read\.$/,
    )
    await run('import', 'nova', 'contracts', file('wrong.csv', 'sourceId,nummer\nx,1\n'))
    const [{ id: failed }] = await json('imports', 'nova')
    expect((await run('refusals', 'nova', String(failed))).out).toContain('There is no field "nummer".')
    const fewer = file('fewer.csv', 'sourceId,organization,number\ncontract-1,org-1,N1\n')
    const waiting = await run('import', 'nova', 'contracts', fewer, '--complete')
    expect([waiting.code, waiting.out]).toEqual([3, expect.stringContaining('it would be more than a tenth')])
    const [{ id: last }] = await json('imports', 'nova')
    expect((await run('confirm', 'nova', String(last))).out).toContain('3 ended')
    expect((await run('confirm', 'nova', String(last))).code).toBe(1)
    expect((await run('import', 'nova', 'contracts', join(folder, 'missing.csv'))).code).toBe(1)
    expect((await run('import', 'nova', 'cars', fewer)).code).toBe(2)
  })

  test('changes and shows the settings of a vendor', async () => {
    const menus = file('menus.json', '{"header": [{"translationKey": "menu.bill", "module": "bill"}]}')
    const logo = file('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const options = ['--support-email', 'pagalba@nova.lt', '--confirm-roles', 'off', '--deadline-day', '25']
    options.push('--move-out-notice', '30')
    await run('update', 'nova', ...options, '--menus', menus, '--logo', logo, '--sender', 'nova@nova.lt')
    expect(await json('show', 'nova')).toMatchObject({
      title: 'Nova namai',
      supportEmail: 'pagalba@nova.lt',
      confirmsRoles: false,
      declarationDeadlineDay: 25,
      moveOutNoticeDays: 30,
      menus: { header: [{ translationKey: 'menu.bill', module: 'bill' }] },
      senderEmail: 'nova@nova.lt',
      origins: ['https://nova.example'],
    })
    await run('update', 'nova', '--support-email', '', '--deadline-day', '', '--logo', '', '--sender', '')
    await run('update', 'nova', '--origin', '')
    expect(await json('show', 'nova')).toMatchObject({
      supportEmail: null,
      declarationDeadlineDay: null,
      logoSvg: null,
      senderEmail: null,
      origins: [],
    })
    expect((await run('update', 'nova', '--menus', logo)).code).toBe(2)
  })

  test('sets, lists and removes payment accounts', async () => {
    expect(
      await run('account', 'set', 'nova', 'org-1', 'stripe', 'acct_1', '--currency', 'PLN'),
    ).toMatchObject({
      code: 0,
    })
    expect(await run('account', 'set', 'nova', 'org-1', 'http', 'merchant-1')).toMatchObject({ code: 0 })
    expect(await json('account', 'list', 'nova')).toEqual([
      expect.objectContaining({
        organization: 'org-1',
        provider: 'http',
        account: 'merchant-1',
        currency: 'PLN',
      }),
    ])
    expect(await run('account', 'set', 'nova', 'org-1', 'cash', 'x')).toMatchObject({ code: 2 })
    expect(await run('account', 'set', 'nova', 'org-1', 'http', 'x', '--currency', 'euro')).toMatchObject({
      code: 2,
    })
    expect((await run('account', 'set', 'nova', 'org-9', 'http', 'x')).error).toContain(
      'The vendor "nova" has no organization "org-9".',
    )
    expect(await run('account', 'remove', 'nova', 'org-1')).toMatchObject({ code: 0 })
    expect((await run('account', 'list', 'nova')).out).toContain('no account')
    expect(await run('account', 'remove', 'nova', 'org-1')).toMatchObject({ code: 1 })
  })

  test('an account that is removed while payments are on says that the server will not start', async () => {
    const importPaid = (isPayServiceEnabled: boolean) =>
      run(
        ...['import', 'nova', 'organizations'],
        file('paid.ndjson', ndjson([{ ...organizationRecord, isPayServiceEnabled }])),
      )
    for (const isPaid of [true, false]) {
      await importPaid(isPaid)
      await run('account', 'set', 'nova', 'org-1', 'http', 'namas')
      const { out } = await run('account', 'remove', 'nova', 'org-1')
      expect(out.includes('Payments to it are still switched on'), out).toBe(isPaid)
    }
  })

  test('creates, changes, lists and revokes the keys of partners', async () => {
    const created = await json(
      ...['partner', 'create', 'nova', 'Statybų prekės', '--capability', 'card-payment'],
      ...['--origin', 'https://shop.example', '--origin', 'http://localhost:8082'],
    )
    const { id, publishableKey, secretKey } = created
    expect(PublishableKey.safeParse(publishableKey).success).toBe(true)
    expect(secretKey).toMatch(/^sk_[\w-]{43}$/)
    const partner = async () => {
      const database = openPostgres(url, () => {})
      const found = await partnerLookups(database.queries).partner(await sha256(secretKey))
      await database.close()
      return found?.id
    }
    expect(await partner()).toBe(id)
    const { out } = await run('partner', 'list', 'nova')
    expect(out).toBe(
      `${id}  valid  Statybų prekės  ${publishableKey}  card-payment  http://localhost:8082  https://shop.example`,
    )
    const change = ['--origin', 'https://new.example', '--capability', 'client-form']
    expect(await run('partner', 'update', 'nova', String(id), ...change)).toMatchObject({ code: 0 })
    expect(await json('partner', 'list', 'nova')).toEqual([
      expect.objectContaining({ origins: ['https://new.example'], capabilities: ['client-form'] }),
    ])
    expect((await run('partner', 'update', 'nova', String(id))).code).toBe(2)
    expect((await run('partner', 'update', 'nova', '999', ...change)).error).toContain(
      'has no valid partner 999.',
    )
    expect(await run('partner', 'revoke', 'nova', String(id))).toMatchObject({ code: 0 })
    expect(await partner()).toBeUndefined()
    expect((await run('partner', 'revoke', 'nova', String(id))).code).toBe(1)
  })

  test.each([
    [['--capability', 'card-payment'], '--origin is missing.'],
    [['--origin', '', '--capability', 'card-payment'], '--origin is missing.'],
    [['--origin', 'https://shop.example'], '--capability is missing.'],
    [['--origin', 'https://shop.example/', '--capability', 'card-payment'], 'without a path'],
    [['--origin', 'https://shop.example', '--capability', 'all'], 'There is no capability "all".'],
  ])('a partner with %j is refused with a sentence', async (options, sentence) => {
    const { code, error } = await run('partner', 'create', 'nova', 'Shop', ...options)
    expect([code, error]).toEqual([2, expect.stringContaining(sentence)])
  })

  test('sets, lists and removes services that anybody can pay', async () => {
    const words = (text: string) => ({ en: text, lt: text, lv: text, ru: text })
    const texts = file(
      'service.json',
      JSON.stringify({ title: words('House maintenance'), referenceHint: words('Number on the bill') }),
    )
    const set = (...more: string[]) => run('payment-service', 'set', 'nova', ...more)
    const organization = (isPayServiceEnabled: boolean) =>
      file('payee.ndjson', ndjson([{ ...organizationRecord, isPayServiceEnabled }]))
    expect(await set('nova-house', 'org-1', texts)).toMatchObject({
      code: 0,
      out: 'The service "nova-house" is stored. Nobody can pay UAB Naujas namas yet: it lacks "isPayServiceEnabled": true in its record, and an account (npm run vendor -- account set).',
    })
    await run('account', 'set', 'nova', 'org-1', 'http', 'namas')
    expect((await set('nova-house', 'org-1', texts)).out).toMatch(
      /"isPayServiceEnabled": true in its record\.$/,
    )
    await run('import', 'nova', 'organizations', organization(true))
    expect(await set('nova-house', 'org-1', texts)).toMatchObject({
      code: 0,
      out: 'Anybody can pay UAB Naujas namas as "nova-house" on pages with <resident-card-payment>.',
    })
    await run('import', 'nova', 'organizations', organization(false))
    await run('account', 'remove', 'nova', 'org-1')
    expect((await run('payment-service', 'list', 'nova')).out).toBe('nova-house  org-1  House maintenance')
    expect(await set('no code', 'org-1', texts)).toMatchObject({ code: 2 })
    expect((await set('nova-house', 'org-9', texts)).error).toContain('has no organization "org-9"')
    expect((await set('nova-house', 'org-1', file('half.json', '{"title": {"en": "x"}}'))).error).toContain(
      '"title.lt" is wrong',
    )
    await run('create', 'other', '--title', 'Other')
    await run('import', 'other', 'organizations', file('other.ndjson', ndjson([organizationRecord])))
    expect((await run('payment-service', 'set', 'other', 'nova-house', 'org-1', texts)).error).toContain(
      'is taken by another vendor',
    )
    expect((await run('payment-service', 'remove', 'other', 'nova-house')).error).toContain('has no service')
    const database = openPostgres(url, () => {})
    const { queries } = database
    const { id: partnerId } = await json(
      ...['partner', 'create', 'nova', 'Shop'],
      ...['--origin', 'https://shop.example', '--capability', 'card-payment'],
    )
    const [{ id: vendorId } = { id: 0 }] = await queries
      .select({ id: vendors.id })
      .from(vendors)
      .where(eq(vendors.slug, 'nova'))
    const expiresAt = new Date('2026-12-10T10:00:00Z')
    const session = { id: 's'.repeat(43), vendorId, partnerId, service: 'nova-house', reference: '1' }
    await queries
      .insert(paymentSessions)
      .values({ ...session, amountCents: 1, currency: 'EUR', createdAt: expiresAt, expiresAt })
    expect((await run('payment-service', 'remove', 'nova', 'nova-house')).error).toContain(
      'Try again after 2027-01-09, and let partners create no others until then.',
    )
    await queries.delete(paymentSessions)
    await database.close()
    await run('partner', 'revoke', 'nova', String(partnerId))
    expect(await run('payment-service', 'remove', 'nova', 'nova-house')).toMatchObject({ code: 0 })
    expect((await run('payment-service', 'list', 'nova')).out).toBe('The vendor has no such service.')
    await run('remove', 'other', '--yes')
  })

  test('lists the people who linked a contract, and confirms their roles', async () => {
    const database = openPostgres(url, () => {})
    const { queries } = database
    const [user] = await queries
      .insert(users)
      .values({
        email: 'rasa@nova.lt',
        passwordHash: '-',
        firstName: 'Rasa',
        lastName: 'Rasaitė',
        invalidFields: [],
      })
      .returning()
    const [contract] = await queries.select().from(contracts).where(eq(contracts.sourceId, 'contract-1'))
    if (!user || !contract) throw new Error('There is no user or contract.')
    const { vendorId, id: contractId } = contract
    await queries
      .insert(userContracts)
      .values({ vendorId, contractId, userId: user.id, roleId: 1, isConfirmed: false })
    await database.close()
    expect((await run('holder', 'list', 'nova', 'contract-1')).out).toContain('owner  not confirmed')
    expect(await run('holder', 'confirm', 'nova', 'contract-1', String(user.id))).toMatchObject({ code: 0 })
    expect(await json('holder', 'list', 'nova', 'contract-1')).toEqual([
      expect.objectContaining({ role: 'owner', isConfirmed: true }),
    ])
    expect((await run('holder', 'confirm', 'nova', 'contract-1', '999')).error).toContain('does not hold')
    expect((await run('holder', 'list', 'nova', 'contract-99')).error).toContain('has no contract')
  })

  test('imports the files of a folder in the order of their resources', async () => {
    const csv = join(folder, 'csv')
    mkdirSync(csv)
    writeFileSync(join(csv, 'contracts.csv'), 'sourceId,organization,number\nf-1,f-org,F1\n')
    writeFileSync(
      join(csv, 'organizations.ndjson.gz'),
      gzipSync(ndjson([{ ...organizationRecord, sourceId: 'f-org' }])),
    )
    writeFileSync(join(csv, 'notes.txt'), 'not imported')
    const { code, out } = await run('import-folder', 'nova', csv)
    expect([code, out.match(/of \w+: done/g)]).toEqual([0, ['of organizations: done', 'of contracts: done']])
    writeFileSync(join(csv, 'contracts.csv'), 'sourceId,organization,number\nf-2,none,F2\n')
    expect((await run('import-folder', 'nova', csv)).code).toBe(3)
    expect((await run('import-folder', 'nova', join(folder, 'none'))).error).toContain('cannot be read')
    mkdirSync(join(folder, 'empty'))
    expect((await run('import-folder', 'nova', join(folder, 'empty'))).error).toContain('has no file like')
  })

  test('replaces and shows texts of a vendor', async () => {
    const texts = file('texts.json', '{"bills.title": "Sąskaitos faktūros"}')
    expect(await run('texts', 'set', 'nova', 'lt', texts)).toMatchObject({ code: 0 })
    expect(await json('texts', 'show', 'nova', 'lt')).toEqual({ 'bills.title': 'Sąskaitos faktūros' })
    expect(await json('texts', 'show', 'nova', 'en')).toEqual({})
    expect((await run('texts', 'set', 'nova', 'lt', file('wrong.json', '{"Bills": 1}'))).error).toContain(
      '"Bills" is wrong',
    )
    expect((await run('texts', 'set', 'nova', 'lt', file('broken.json', '{'))).error).toContain('is not JSON')
    expect((await run('texts', 'set', 'nova', 'de', texts)).code).toBe(2)
  })

  test('shows and changes settings of the platform', async () => {
    await run('platform', 'set', 'availableLanguages', 'lt;en')
    await run('platform', 'set', 'faqUrl', 'https://nova.lt/duk')
    expect(await json('platform', 'show')).toMatchObject({
      availableLanguages: 'lt;en',
      faqUrl: 'https://nova.lt/duk',
      isBetaVersionEnabled: false,
    })
    expect(await run('platform', 'set', 'faqUrl', '')).toMatchObject({ code: 0, out: 'faqUrl is null.' })
  })

  test('switches features', async () => {
    expect(await run('feature', 'messages_type_filter', 'off', '--vendor', 'nova')).toMatchObject({ code: 0 })
    expect((await run('features')).out).toContain('on   messages_type_filter')
    expect((await run('features', '--vendor', 'nova')).out).toContain('off  messages_type_filter')
    await run('feature', 'messages_type_filter', 'default', '--vendor', 'nova')
    expect((await run('features', '--vendor', 'nova')).out).toContain('on   messages_type_filter')

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
