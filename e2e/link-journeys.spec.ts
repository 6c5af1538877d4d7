import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import { linkRoles } from '../src/api/rules/linkRoles.ts'
import type { Root } from './support/bank.ts'
import { enter, hosts, type Place } from './support/hosts.ts'
import { newPerson } from './support/newPerson.ts'
import { readAs } from './support/readAs.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// A person registers and links a contract in one host, and comes back on another device in the next one.

const form = textsOf('contract-link')
const shared = textsOf('shared')

const linking: Place = { path: '/contract/create', element: 'contract-link' }
const listing: Place = { path: '/profile/contracts', element: 'contracts' }

for (const [index, { id, externalName }] of linkRoles.entries()) {
  const host = hosts[index % hosts.length]
  const other = hosts[(index + 1) % hosts.length]
  if (!host || !other) throw new Error('There is no such host.')
  test(`PER-1 CON-6: who links a contract as ${externalName} in ${host.name} sees it in ${other.name} on another device, in a new tab and after a reload`, async ({
    page,
    browser,
    request,
  }) => {
    const email = `${externalName.replace('_', '-')}-${Math.random().toString(36).slice(2)}@example.com`
    await newPerson(request, email)
    const read = await readAs(request, 'many@example.com')
    const [group] = await read(organizationGroupsWithContracts.path)
    const contract = group.contracts.filter(({ isActive }: { isActive: boolean }) => isActive)[index + 5]
    const bill = await read(`contracts/${contract.id}/invoices/last`)
    const name = `Namai ${externalName} ${Math.random()}`

    const element = (await enter(host, page, linking, email)).locator('resident-contract-link')
    const field = (key: string) => element.getByRole('textbox', { name: form(`fields.${key}`), exact: true })
    await expect(field('agreementCode')).toBeVisible()
    await element
      .getByRole('combobox', { name: form('fields.role') })
      .selectOption({ label: shared(`roles.${externalName}`) })
    await field('agreementCode').fill(contract.username)
    await field('invoiceNumber').fill(bill.number)
    await field('invoiceAmount').fill(bill.amount)
    await field('name').fill(name)
    await element.getByRole('button', { name: form('submit'), exact: true }).click()
    await expect(element.getByText(form('done.title'))).toBeVisible()

    const device = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
    const first = await device.newPage()
    const seen = (root: Root) => root.locator('resident-contracts').getByText(name)
    await expect(seen(await enter(other, first, listing, email))).toBeVisible()
    const tab = await device.newPage()
    const root = await other.open(tab, listing)
    await expect(seen(root)).toBeVisible()
    await tab.reload()
    await expect(seen(root)).toBeVisible()
    const readOwn = await readAs(request, email)
    const { roles } = await readOwn('auth/users/me')
    expect(roles.map((role: { id: number }) => role.id)).toEqual([id])
    await device.close()
  })
}
