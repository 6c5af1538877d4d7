import type { APIRequestContext, Browser } from '@playwright/test'
import { expect } from '@playwright/test'
import { organizationGroupsWithContracts } from '../../src/api/endpoints/organizationGroups.ts'
import { portalAddress, vendorSystemAddress } from './addresses.ts'
import { tokenOf } from './tokenOf.ts'

/** Who has contracts that no other test ends. */
export const mover = 'many@example.com'

/** A contract of the mover with Alfa, counted from the last one. */
export async function contractToEnd(request: APIRequestContext, index: number) {
  const api = `${portalAddress()}/api/v5`
  const headers = { Authorization: `Bearer ${await tokenOf(request, mover)}` }
  const groups = (
    await (await request.get(`${api}/${organizationGroupsWithContracts.path}`, { headers })).json()
  ).data
  const { contracts } = groups.find(({ slug }: { slug: string }) => slug === 'alfa')
  const contract = contracts.filter(({ isActive }: { isActive: boolean }) => isActive).at(-index)
  return {
    id: contract.id as number,
    number: contract.username as string,
    /** Asks for the end of the contract. */
    async end(day: string) {
      const answer = await request.post(`${api}/contracts/${contract.id}/move-out`, {
        headers: { ...headers, 'Accept-Language': 'en' },
        data: { day, forwardingAddress: 'Sodų g. 5, Palanga', readings: [] },
      })
      expect(answer.status()).toBe(201)
    },
  }
}

/** The vendor's staff confirm the end of a contract, or refuse it with a reason. */
export async function answerMoveOut(browser: Browser, number: string, reason?: string) {
  const staff = await browser.newPage({ baseURL: vendorSystemAddress() })
  await staff.goto('/alfa/move-outs')
  const row = staff.getByRole('row').filter({ hasText: number }).first()
  if (reason !== undefined) await row.getByLabel('Reason').fill(reason)
  await row.getByRole('button', { name: reason === undefined ? 'Confirm' : 'Refuse' }).click()
  await expect(staff.getByRole('status')).toBeVisible()
  await staff.close()
}

/** A day so many days from now. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
