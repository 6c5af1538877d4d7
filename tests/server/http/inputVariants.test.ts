import { beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../../../server/http/tables.ts'
import { onEachDatabase } from '../../support/onEachDatabase.ts'

/** Input that means the same as what the elements send (docs/guides/differences.md). */
onEachDatabase('Variants of input', server => {
  beforeEach(() => server().database.queries.delete(rateLimits))
  const owner = () => server().signIn('owner@example.com')
  const read = async (path: string) => server().read(path, { token: await owner() })

  test('API-1: yes and no in a query are 1 and 0, or true and false', async () => {
    const calculations = (flag: string) => read(`messages?type=calculation&lastInvoiceOnly=${flag}`)
    const ofLastInvoices = (await calculations('1')).data
    expect((await calculations('true')).data).toEqual(ofLastInvoices)
    expect((await calculations('false')).data).toEqual((await calculations('0')).data)
    expect((await calculations('0')).meta.total).toBeGreaterThan(ofLastInvoices.length)
    const menu = (flag: string) => server().read(`menu/header/items?isActiveForWeb=${flag}`)
    expect(await menu('true')).toEqual(await menu('1'))
    expect(await menu('false')).toEqual(await menu('0'))
    expect((await menu('true')).data).not.toEqual([])
  })

  test('MSG-6: page names a page of count rows', async () => {
    const all = (await read('messages?limit=12')).data
    const pages = []
    for (const page of [1, 2, 3]) pages.push(...(await read(`messages?count=4&page=${page}`)).data)
    expect(pages).toEqual(all)
    for (const page of ['0', '-1', 'two'])
      expect(
        (await server().call(`messages?count=4&page=${page}`, { token: await owner() })).status,
        page,
      ).toBe(422)
  })

  test('CON-6: a contract is linked by an amount that is a number, in the role of either list', async () => {
    const token = await server().signIn('many@example.com')
    const { data: bill } = await server().read('contracts/15/invoices/last', { token })
    const { data: groups } = await server().read('organization-groups/contracts', { token })
    const contracts: { id: number; username: string }[] = groups.flatMap(
      (group: { contracts: object[] }) => group.contracts,
    )
    const agreementCode = contracts.find(({ id }) => id === 15)?.username
    const empty = await server().signIn('empty@example.com')
    const link = async (body: object) =>
      (
        await server().call('contracts/links', {
          token: empty,
          body: { agreementCode, invoiceNumber: bill.number, ...body },
        })
      ).status
    const roleIds = async () =>
      (await server().read('organization-groups/contracts', { token: empty })).data[0].contracts[0].roleIds
    for (const [role, stored] of [
      [0, 1],
      [6, 5],
    ]) {
      expect(await link({ role, invoiceAmount: Number(bill.amount) })).toBe(201)
      expect(await roleIds()).toEqual([stored])
      await server().call('contracts/links/15', { method: 'DELETE', token: empty })
    }
    for (const invoiceAmount of [Number(bill.amount) + 0.001, 1e21, Number.NaN, true])
      expect(await link({ role: 1, invoiceAmount }), String(invoiceAmount)).toBe(422)
    expect(await link({ role: 7, invoiceAmount: bill.amount })).toBe(422)
  })
})
