import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { rateLimits } from '../../server/http/tables.ts'
import { removeOverdue } from '../../server/jobs/retention.ts'
import { socialAccounts } from '../../server/modules/accounts/social/tables.ts'
import { users } from '../../server/modules/accounts/tables.ts'
import { writeAccount } from '../../server/modules/accounts/writeAccount.ts'
import { clientRegistrations } from '../../server/modules/clientRegister/tables.ts'
import { importKeys, importRefusals, imports } from '../../server/modules/imports/tables.ts'
import { uploads } from '../../server/modules/uploads/tables.ts'
import { retentionRules } from '../../server/retentionRules.ts'
import { clientForm } from '../support/clientForm.ts'
import { testNow } from '../support/fill.ts'
import { newestToken } from '../support/mail.ts'
import { onEachDatabase } from '../support/onEachDatabase.ts'
import { registration } from '../support/registration.ts'
import { retentionServices } from '../support/retentionServices.ts'
import { uploadFile } from '../support/uploadFile.ts'
import { newVendorSystem } from '../support/vendorApi.ts'
import { contractRecord, houseRecord, organizationRecord } from '../support/vendorRecords.ts'

const day = 24 * 3600
const pdf = new TextEncoder().encode('%PDF-1.7 dokumentas')

onEachDatabase('Retention periods', server => {
  const sweep = () => removeOverdue(retentionServices(server()), retentionRules)
  afterEach(async () => {
    server().clock.now = testNow
    await server().database.queries.delete(rateLimits)
  })

  test('SEC-16 CDF-1: a client form goes with its documents a month after it was taken over, or after a year', async () => {
    const { database, clock, dataFolder } = server()
    const { queries } = database
    const files = () => readdirSync(join(dataFolder, 'files')).length
    const send = async () => {
      const [registry, identity] = [
        await uploadFile(server(), 'registry-document', pdf, 'israsas.pdf'),
        await uploadFile(server(), 'identity-document', pdf, 'pasas.pdf'),
      ]
      const { data } = await server().read('client-register', { body: clientForm([registry], identity) })
      return data.reference as string
    }
    const [taken, open] = [await send(), await send()]
    const references = async () =>
      (await queries.select({ reference: clientRegistrations.reference }).from(clientRegistrations))
        .map(({ reference }) => reference)
        .filter(reference => [taken, open].includes(reference))
    const system = await newVendorSystem(server(), 1)
    await system.call(`client-forms/${taken}/take-over`, { method: 'POST' })
    expect(files()).toBe(3)

    clock.advance(29 * day)
    await sweep()
    expect([(await references()).sort(), files()]).toEqual([[taken, open].sort(), 3])
    clock.advance(2 * day)
    expect(await sweep()).toMatchObject({ 'client forms': 1, uploads: 1 })
    expect([await references(), files()]).toEqual([[open], 2])
    clock.advance(333 * day)
    await sweep()
    expect([await references(), files()]).toEqual([[open], 2])
    clock.advance(2 * day)
    expect(await sweep()).toMatchObject({ 'client forms': expect.any(Number), uploads: 2 })
    expect([await references(), files()]).toEqual([[], 0])
    expect(await queries.select().from(uploads)).toEqual([])
  })

  test('SEC-16 VND-4: an import goes with its refused rows ninety days after its last progress, whatever became of it', async () => {
    const { database, clock } = server()
    const { queries } = database
    await queries.delete(imports)
    const now = clock.now
    const job = {
      vendorId: 1,
      resource: 'houses',
      isComplete: true,
      isQuiet: true,
      startedAt: now,
      touchedAt: now,
    }
    const jobs = await queries
      .insert(imports)
      .values([
        { ...job, state: 'done', endedAt: now },
        { ...job, state: 'needs_confirmation', endedAt: now },
        { ...job, state: 'running' },
      ])
      .returning({ importId: imports.id })
    const refusal = { vendorId: 1, number: 1, line: 2, reason: 'invalid', message: 'A sentence.' }
    for (const { importId } of jobs) {
      await queries.insert(importRefusals).values({ ...refusal, importId })
      await queries.insert(importKeys).values({ vendorId: 1, importId, sourceId: 'H-1' })
    }
    clock.advance(89 * day)
    await queries
      .insert(imports)
      .values({ ...job, state: 'done', startedAt: clock.now, touchedAt: clock.now })
    await sweep()
    expect(await queries.select().from(imports)).toHaveLength(4)
    clock.advance(2 * day)
    expect(await sweep()).toMatchObject({ 'refused rows of imports': 3, 'keys of imports': 3, imports: 3 })
    expect(await queries.select().from(imports)).toHaveLength(1)
  })

  test('SEC-16 AUT-2: an account whose address nobody confirms goes a month after it was begun; a confirmed and an invited one stay', async () => {
    const { database, clock } = server()
    const { queries } = database
    const emails = {
      begun: 'begun@example.com',
      askedAgain: 'asked-again@example.com',
      confirmed: 'confirmed@example.com',
      invited: 'invited@example.com',
      byProvider: 'by-provider@example.com',
      invitedByProvider: 'invited-by-provider@example.com',
    }
    const register = async (email: string) => {
      await server().read('auth/register', { body: registration(email) })
      return newestToken(server(), email)
    }
    const beginByProvider = (email: string) =>
      queries.transaction(async tx => {
        const person = { firstName: 'Ona', lastName: 'Petraitienė', passwordHash: '' }
        const user = await writeAccount(tx, email, person, undefined)
        const account = { provider: 'lumo', subject: email, createdWith: true, linkedAt: clock.now }
        await tx.insert(socialAccounts).values({ ...account, userId: user?.id ?? 0 })
      })
    const left = async () =>
      (await queries.select({ email: users.email }).from(users))
        .map(({ email }) => email)
        .filter(email => Object.values<string>(emails).includes(email))
        .sort()

    for (const email of [emails.begun, emails.askedAgain, emails.invited]) await register(email)
    await server().read('auth/verify-email', { body: { token: await register(emails.confirmed) } })
    await beginByProvider(emails.byProvider)
    await beginByProvider(emails.invitedByProvider)
    const system = await newVendorSystem(server(), 1)
    const put = (resource: string, record: { readonly sourceId: string }) =>
      system.call(`${resource}/${record.sourceId}`, { method: 'PUT', body: record })
    await put('organizations', organizationRecord)
    await put('houses', houseRecord)
    const invitations = [emails.invited, emails.invitedByProvider].map(email => ({
      email,
      ...{ firstName: 'Rasa', lastName: 'Rasaitė', role: 'tenant' },
    }))
    expect(
      await put('contracts', { ...contractRecord(1), invitations } as { sourceId: string }),
    ).toMatchObject({
      status: 200,
    })

    clock.advance(29 * day)
    await server().read('auth/verify-email/resend', { body: { email: emails.askedAgain } })
    await newestToken(server(), emails.askedAgain)
    await sweep()
    expect(await left()).toEqual(Object.values(emails).sort())
    clock.advance(1.5 * day)
    expect(await sweep()).toMatchObject({ 'unconfirmed accounts': 2 })
    const kept = [emails.confirmed, emails.invited, emails.invitedByProvider]
    expect(await left()).toEqual([...kept, emails.askedAgain].sort())
    clock.advance(day)
    expect(await sweep()).toMatchObject({ 'unconfirmed accounts': 1 })
    expect(await left()).toEqual(kept.sort())
  })

  test('SEC-16: the operators’ guide names every rule', async () => {
    const guide = await readFile('docs/guides/operate.md', 'utf8')
    const [, section = ''] = guide.split('\n## How long data is kept\n')
    const named = [...section.matchAll(/^\| ([a-zA-Z][^|]*?) +\|/gm)].map(([, name]) => name)
    const rules = retentionRules.map(({ name }) => name)
    expect(named.filter(name => name && rules.includes(name)).sort()).toEqual([...rules].sort())
  })
})
