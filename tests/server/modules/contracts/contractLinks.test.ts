import { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { contracts, userContracts } from '../../../../server/modules/contracts/tables.ts'
import { vendors } from '../../../../server/modules/vendors/tables.ts'
import { testNow } from '../../../support/fill.ts'
import { mailsTo, newestToken } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem } from '../../../support/vendorApi.ts'

onEachDatabase('Linking a contract', server => {
  beforeEach(async () => {
    server().clock.now = testNow
    await server().database.queries.delete(rateLimits)
  })
  afterEach(() => vi.restoreAllMocks())
  const signIn = (email: string) => server().signIn(email)

  /** Returns the number and the newest bill's data of a contract. */
  const proofOf = async (contract: number, email = 'many@example.com') => {
    const token = await signIn(email)
    const { data: bill } = await server().read(`contracts/${contract}/invoices/last`, { token })
    const { data: groups } = await server().read('organization-groups/contracts', { token })
    const groupContracts = groups
      .flatMap((group: { contracts: { id: number; username: string }[] }) => group.contracts)
      .find(({ id }: { id: number }) => id === contract)
    return { agreementCode: groupContracts.username, invoiceNumber: bill.number, invoiceAmount: bill.amount }
  }
  const link = async (body: object, email = 'empty@example.com') => {
    const response = await server().call('contracts/links', {
      token: await signIn(email),
      body: { role: 1, ...body },
    })
    const { correlationId, ...rest } = (await response.json()) as { correlationId?: string }
    return { status: response.status, ...rest }
  }
  const unlink = async (contract: number, email = 'empty@example.com') =>
    (await server().call(`contracts/links/${contract}`, { method: 'DELETE', token: await signIn(email) }))
      .status

  test('CON-6: contract number, last invoice and its amount link a contract with a role and a name', async () => {
    const proof = await proofOf(15)
    expect(
      await link({ ...proof, agreementCode: `#${proof.agreementCode}`, role: 2, name: 'Nuoma' }),
    ).toEqual({
      status: 201,
      data: { contractId: 15, isVerified: false },
    })
    const { data } = await server().read('organization-groups/contracts', {
      token: await signIn('empty@example.com'),
    })
    expect(data[0].contracts).toMatchObject([{ id: 15, roleIds: [2], contractName: { name: 'Nuoma' } }])
    const roles = async () =>
      (await server().read('auth/users/me', { token: await signIn('empty@example.com') })).data.roles.map(
        ({ externalName }: { externalName: string }) => externalName,
      )
    expect(await roles(), 'in which role it can be seen (PER-3)').toEqual(['tenant'])
    expect(await unlink(15)).toBe(204)
    expect(await roles()).toEqual([])
  })

  test('CON-7: every wrong value gets the same answer', async () => {
    const proof = await proofOf(15)
    const otherProof = await proofOf(16)
    const olderInvoice = (
      await server().read('contracts/15/invoices?type=monthly', { token: await signIn('many@example.com') })
    ).data[3]
    const answers = [
      await link({ ...proof, agreementCode: '999999' }),
      await link({ ...proof, agreementCode: otherProof.agreementCode }),
      await link({ ...proof, invoiceNumber: otherProof.invoiceNumber }),
      await link({ ...proof, invoiceAmount: '0.01' }),
      await link({ ...proof, invoiceNumber: olderInvoice.number, invoiceAmount: olderInvoice.amount }),
      await link({ ...proof, agreementCode: "' or 1=1 --" }),
    ]
    for (const answer of answers)
      expect(answer).toEqual({
        status: 404,
        code: 'link_not_found',
        message: expect.any(String),
        messageKey: 'errors.link_not_found',
      })
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  })

  test("CON-7: reports an already linked contract only if the last bill's data are right", async () => {
    const proof = await proofOf(1, 'owner@example.com')
    expect(await link(proof, 'owner@example.com')).toMatchObject({ status: 409, code: 'already_linked' })
    expect(await link({ ...proof, invoiceAmount: '0.01' }, 'owner@example.com')).toMatchObject({
      code: 'link_not_found',
    })
  })

  test.each([
    ['role', { role: -1 }],
    ['role', { role: 7 }],
    ['invoiceAmount', { invoiceAmount: '0.00' }],
    ['invoiceAmount', { invoiceAmount: '-5.00' }],
    ['invoiceAmount', { invoiceAmount: '5' }],
    ['agreementCode', { agreementCode: ' ' }],
    ['invoiceNumber', { invoiceNumber: '' }],
    ['name', { name: 'n'.repeat(256) }],
    ['email', { email: 'not an address' }],
  ])('CON-5 CON-6: reports a wrong %s at its field: %j', async (field, value) => {
    const proof = { agreementCode: '100234', invoiceNumber: 'X', invoiceAmount: '1.00' }
    expect(await link({ ...proof, ...value })).toMatchObject({
      status: 422,
      errors: { [field]: [expect.stringMatching(/^validation\./)] },
    })
  })

  test('CON-6: refuses all attempts after ten within an hour, right ones too', async () => {
    const proof = await proofOf(15)
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => link({ ...proof, invoiceAmount: '0.01' })),
    )
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10)
    expect(await link(proof)).toMatchObject({ status: 429, code: 'rate_limited' })
    server().clock.advance(3600)
    expect((await link(proof)).status).toBe(201)
    expect(await unlink(15)).toBe(204)
  })

  test('SEC-1: a contract number accepts twenty attempts a day from all callers together', async () => {
    const proof = await proofOf(15)
    for (let attempt = 1; attempt <= 20; attempt++) {
      // Forgets the limits of the person and of the address.
      await server().database.queries.delete(rateLimits).where(eq(rateLimits.action, 'contract-link'))
      expect(await link({ ...proof, invoiceAmount: `${attempt}.00` })).toMatchObject({ status: 404 })
    }
    await server().database.queries.delete(rateLimits).where(eq(rateLimits.action, 'contract-link'))
    expect(await link(proof)).toMatchObject({ status: 429 })
    expect(await link(await proofOf(16))).toMatchObject({ status: 201 })
    expect(await unlink(16)).toBe(204)
  })

  test('SEC-1: a wrong guess executes the same statements, whether or not the contract number exists', async () => {
    const proof = await proofOf(15)
    const onPostgres = vi.spyOn(pg.Client.prototype, 'query')
    const onPglite = vi.spyOn(PGlite.prototype, 'query')
    const statementsOf = async (wrong: object) => {
      for (const spy of [onPostgres, onPglite]) spy.mockClear()
      expect(await link({ ...proof, ...wrong })).toMatchObject({ status: 404, code: 'link_not_found' })
      const calls = [...onPostgres.mock.calls, ...onPglite.mock.calls] as unknown as [
        string | { text?: string },
      ][]
      const texts = calls.map(([query]) => (typeof query === 'string' ? query : (query.text ?? '')))
      return texts.filter(text => /from "(contracts|invoices)"/.test(text))
    }
    const ofKnown = await statementsOf({ invoiceAmount: '0.01' })
    expect(ofKnown).toHaveLength(2)
    expect(await statementsOf({ agreementCode: 'no-such-contract' })).toEqual(ofKnown)
  })

  test('SEC-1: the bill number of a contract cannot be derived from its own number', async () => {
    const proof = await proofOf(15)
    const derived = `${proof.invoiceNumber.slice(0, 3)}-${proof.agreementCode}-2610`
    expect(await link({ ...proof, invoiceNumber: derived })).toMatchObject({ status: 404 })
  })

  test('SEC-1: mails the other holders of a contract that was linked', async () => {
    const before = (await mailsTo(server(), 'many@example.com')).length
    await link(await proofOf(15))
    const mails = await mailsTo(server(), 'many@example.com')
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]).toMatchObject({
      subject: 'Someone else now sees your contract',
      link: '/vendor/alfa/contract/15/my-contract',
    })
    expect(await unlink(15)).toBe(204)
  })

  test('SEC-3: a role with a vote that the person chose votes once the vendor has confirmed it', async () => {
    await link({ ...(await proofOf(1, 'owner@example.com')), role: 1 })
    const token = await signIn('empty@example.com')
    const poll = 'contracts/1/polls/1'
    const { data } = await server().read(poll, { token })
    const body = {
      isOwner: true,
      answers: data.questions.map(({ id }: { id: number }) => ({ questionId: id, choice: 'agree' })),
    }
    const vote = async () => {
      const answer = await server().call(`${poll}/vote`, { token, body })
      return [answer.status, ((await answer.json()) as { code?: string }).code]
    }
    expect(data.isVoter).toBe(false)
    expect(await vote()).toEqual([403, 'poll_participant_not_found'])
    const unconfirmed = async () =>
      (await server().read('organization-groups/contracts', { token })).data[0].contracts[0]
        .unconfirmedRoleIds
    expect(await unconfirmed()).toEqual([1])
    await server().database.queries.update(contracts).set({ sourceId: 'C-1' }).where(eq(contracts.id, 1))
    const staff = await newVendorSystem(server(), 1)
    expect((await staff.call('contracts/C-1/holders/7/confirm', { method: 'POST' })).status).toBe(204)
    expect(await unconfirmed()).toEqual([])
    expect(await vote()).toEqual([200, undefined])
    expect(await unlink(1)).toBe(204)
  })

  test('CON-14: holders of a contract see each other, and nobody else sees them', async () => {
    await link({ ...(await proofOf(1, 'owner@example.com')), role: 1 })
    const holders = async (email: string) =>
      server().call('contracts/1/holders', { token: await signIn(email) })
    expect(((await (await holders('empty@example.com')).json()) as { data: object }).data).toEqual([
      { firstName: 'Rūta', lastName: 'Žemaitienė', role: 'owner', isConfirmed: true, isSelf: false },
      { firstName: 'Мария', lastName: 'Петрова', role: 'owner', isConfirmed: false, isSelf: true },
    ])
    expect((await holders('single@example.com')).status).toBe(404)
    expect(await unlink(1)).toBe(204)
  })

  test('SEC-3: a vendor that confirms no roles lets linked owners vote at once', async () => {
    const setting = (confirmsRoles: boolean) =>
      server().database.queries.update(vendors).set({ confirmsRoles })
    await setting(false)
    await link({ ...(await proofOf(1, 'owner@example.com')), role: 3 })
    const token = await signIn('empty@example.com')
    expect((await server().read('contracts/1/polls/1', { token })).data.isVoter).toBe(true)
    await setting(true)
    expect(await unlink(1)).toBe(204)
  })

  test('CON-6: concurrent link requests create one link', async () => {
    const proof = await proofOf(15)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(role => link({ ...proof, role })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    const rows = await server()
      .database.queries.select()
      .from(userContracts)
      .where(eq(userContracts.userId, 7))
    expect(rows).toHaveLength(1)
    expect(await unlink(15)).toBe(204)
  })

  test("CON-8: unlinking removes a user's data of the contract and leaves its other holder's", async () => {
    const proof = await proofOf(15)
    await link({ ...proof, name: 'Nuoma' })
    const token = await signIn('empty@example.com')
    await server().call('contracts/15/consents', { method: 'PUT', token, body: { newsletters: true } })
    expect(await unlink(15)).toBe(204)
    expect((await server().call('contracts/15/invoices', { token })).status).toBe(404)
    expect(await unlink(15)).toBe(404)
    expect(
      (await server().call('contracts/15/invoices', { token: await signIn('many@example.com') })).status,
    ).toBe(200)
    await link(proof)
    expect((await server().read('contracts/15/consents', { token })).data.newsletters).toBe(false)
    const { data } = await server().read('organization-groups/contracts', { token })
    expect(data[0].contracts[0].contractName).toBe(null)
    expect(await unlink(15)).toBe(204)
  })

  test("CON-4: a holder cannot change or remove the other holder's name of a contract", async () => {
    await link({ ...(await proofOf(15)), name: 'Nuoma' })
    const token = await signIn('empty@example.com')
    const readName = async () =>
      (await server().read('organization-groups/contracts', { token })).data[0].contracts[0].contractName
    const { id } = await readName()
    const otherHolder = { token: await signIn('many@example.com') }
    const body = { name: 'Svetima' }
    const answer = await server().call(`contract-names/${id}`, { ...otherHolder, method: 'PUT', body })
    expect(answer.status).toBe(404)
    await server().call('contracts/15/name', { ...otherHolder, method: 'DELETE' })
    expect(await readName()).toMatchObject({ id, name: 'Nuoma' })
    expect(await unlink(15)).toBe(204)
  })

  test('CON-6 AUT-17: an address given when linking receives a link, which verifies the contract once', async () => {
    const proof = await proofOf(16)
    await link({ ...proof, email: 'namai@example.net' })
    const token = await signIn('empty@example.com')
    const email = async () => (await server().read('contracts/16/email-change-intents', { token })).data
    expect(await email()).toMatchObject({ email: null, pending: { email: 'namai@example.net' } })
    const firstToken = await newestToken(server(), 'namai@example.net')
    const response = await server().call('contracts/links/16/verify', { method: 'POST', token })
    expect(response.status).toBe(204)
    const secondToken = await newestToken(server(), 'namai@example.net')
    const confirm = async (secret: string) =>
      (await server().call('contracts/verify-email', { body: { token: secret } })).status
    // The newer mail replaced the older one.
    expect(await confirm(firstToken)).toBe(410)
    expect(await confirm(secondToken)).toBe(204)
    expect(await confirm(secondToken)).toBe(410)
    expect(await email()).toEqual({ email: 'namai@example.net', pending: null })
    expect(await unlink(16)).toBe(204)
  })
})
