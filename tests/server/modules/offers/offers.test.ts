import { describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

interface Offer {
  readonly id: number
  readonly title: string
  readonly endsOn: string
}

onEachDatabase('Offers', server => {
  const read = async (path: string, email = 'owner@example.com') =>
    server().read(path, { token: await server().signIn(email) })
  const order = async (id: number, contractId: number, email = 'owner@example.com') =>
    server().call(`offers/${id}/orders`, {
      token: await server().signIn(email),
      body: { contractId, comment: 'Geriausia po 17 val.' },
    })

  describe('the list', () => {
    test('OFF-1: pages contain ten current offers at most, and no ended one', async () => {
      const firstPage = await read('offers?limit=50')
      expect([firstPage.data.length, firstPage.meta.total]).toEqual([10, 13])
      const secondPage = await read(`offers?limit=50&cursor=${firstPage.meta.nextCursor}`)
      const offers: Offer[] = [...firstPage.data, ...secondPage.data]
      expect(new Set(offers.map(({ id }) => id)).size).toBe(13)
      expect(secondPage.meta.nextCursor).toBeNull()
      expect(offers.every(({ endsOn }) => endsOn >= '2026-11-21')).toBe(true)
    })

    test("OFF-1: contains offers of the user's vendors only", async () => {
      const { data } = await read('offers?contractId=4')
      expect(data.map(({ title }: Offer) => title)).toEqual(['Geriamojo vandens filtras'])
      expect((await read('offers', 'empty@example.com')).data).toEqual([])
      const token = await server().signIn('single@example.com')
      expect((await server().call('offers?contractId=4', { token })).status).toBe(404)
      expect((await server().call('offers/13', { token })).status).toBe(404)
    })

    test('OFF-1: a new offer is unread until it is marked, and its price is exact', async () => {
      const { data } = await read('offers/1')
      expect(data).toMatchObject({ price: '45.00', currency: 'EUR', isRead: false, orderedAt: null })
      expect((await read('profile/unreads/specialOffers')).data.ids).toContain(1)
      await server().call('profile/reads', {
        method: 'PUT',
        token: await server().signIn('owner@example.com'),
        body: { reads: [{ category: 'specialOffers', id: 1 }] },
      })
      expect((await read('offers/1')).data.isRead).toBe(true)
      expect((await read('offers/4')).data.price).toBeNull()
    })
  })

  describe('an order', () => {
    test('OFF-1: is stored once per contract, however often it is sent', async () => {
      const answers = await Promise.all([order(2, 1), order(2, 1), order(2, 1)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
      const ids = await Promise.all(answers.map(async answer => (await answer.json()).data.id))
      expect(new Set(ids).size).toBe(1)
      expect((await read('offers/2')).data.orderedAt).toBe(server().clock.now.toISOString())
      expect((await order(2, 2)).status).toBe(201)
      expect((await read('offers/2', 'board@example.com')).data.orderedAt).toBeNull()
    })

    test('OFF-1: is refused for an ended offer, a foreign contract and a contract with another vendor', async () => {
      const endedOffer = await order(14, 4)
      expect([endedOffer.status, (await endedOffer.json()).code]).toEqual([409, 'offer_ended'])
      expect((await order(1, 6)).status).toBe(404)
      expect((await order(1, 4)).status).toBe(404)
    })
  })
})
