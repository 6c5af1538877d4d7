import type { APIRequestContext, Page } from '@playwright/test'
import { seedContracts, seedFurtherHolders } from '../demo/seed/contracts.ts'
import { seedPeople } from '../demo/seed/people.ts'
import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import { pathOf } from '../src/api/rules/destinations.ts'
import { modulePermissions } from '../src/api/rules/modulePermissions.ts'
import { permissionsOn } from '../src/api/rules/permissions.ts'
import { type PortalPage, portalPages } from '../src/api/rules/portalPages.ts'
import { contractDestination } from '../src/api/rules/redirects.ts'
import type { Contract } from '../src/api/schemas/contracts.ts'
import type { OrganizationGroup } from '../src/api/schemas/organizations.ts'
import type { User } from '../src/api/schemas/users.ts'
import { portalAddress } from './support/addresses.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { readAs } from './support/readAs.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const shared = textsOf('shared')
const meters = textsOf('meters')
const polls = textsOf('polls')
const helpDesk = textsOf('help-desk')

/** The window for readings is open, and polls are running. */
test.use({ serverEnv: { DEMO_NOW: '2026-11-29T10:00:00Z' } })

/** A contract of a person for each set of roles that the person holds one in. */
function contractsOf(userId: number): readonly { id: number; roleIds: readonly number[] }[] {
  const own = seedContracts.filter(contract => contract.userId === userId)
  const further = seedFurtherHolders
    .filter(holder => holder.userId === userId)
    .map(({ contractId, roleId }) => ({ id: contractId, roleIds: [roleId] }))
  return [...new Map([...own, ...further].reverse().map(held => [String(held.roleIds), held])).values()]
}

/** What a person may do with each contract, by the table that the server obeys (tests/server/http/permissions.test.ts). */
async function holdingsOf(request: APIRequestContext, email: string) {
  const read = await readAs(request, email)
  const user: User = await read('auth/users/me')
  const groups: OrganizationGroup[] = await read(organizationGroupsWithContracts.path)
  return groups.flatMap(group =>
    group.contracts.map(contract => ({ group, contract, held: permissionsOn(user, contract) })),
  )
}

/** Opens a page of a contract; changes the role where the page asks for it. */
async function open(page: Page, path: string, contract: Contract) {
  await page.goto(portalAddress() + path)
  const other = page.getByRole('heading', { name: shared('otherRole.one') })
  const content = page.locator('main .root:not([aria-busy])').first()
  await expect(other.or(content).first()).toBeVisible()
  // The guard has led elsewhere, where the notice has a script of its own.
  if (new URL(page.url()).pathname === path) return
  expect(contract.roleIds.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: shared('otherRole.switch', { role: '' }) }).click()
  await expect(page).toHaveURL(portalAddress() + path)
}

const people = seedPeople.filter(
  ({ isConfirmed, invalidFields, id }) =>
    isConfirmed && invalidFields.length === 0 && contractsOf(id).length > 0,
)

for (const { id, email } of people)
  test(`PER-2 SEC-3: ${email} is offered what the own roles permit and told why not of the rest`, async ({
    page,
    request,
    allowErrors,
  }) => {
    // Calls that the address alone starts, before the roles are known.
    allowErrors(/403.*\/(meters|declarations\/available)$/)
    const holdings = await holdingsOf(request, email)
    await openSignedIn(page, '/', email)
    for (const { id: contractId } of contractsOf(id)) {
      const holding = holdings.find(({ contract }) => contract.id === contractId)
      if (!holding) throw new Error(`${email} does not hold ${contractId}.`)
      const { group, contract, held } = holding
      const base = pathOf(
        contractDestination(group, contractId).to,
        contractDestination(group, contractId).params,
      )
      const isDenied = page.getByRole('heading', { name: shared('notPermitted.title') })
      for (const { module, paths } of Object.values<PortalPage>(portalPages)) {
        const permission = module && modulePermissions[module]
        const below = paths.find(path => path.includes('{contract}'))?.split('{contract}')[1]
        if (!permission || below === undefined || module === 'help_desk') continue
        await open(page, base + below.replace(/[{[].*/, ''), contract)
        await expect(isDenied, `${module} of ${contractId}`).toHaveCount(held.includes(permission) ? 0 : 1)
        if (module === 'meter' && held.includes('meters'))
          await expect(page.getByText(meters('window.notPermitted.title'))).toHaveCount(
            held.includes('declare') ? 0 : 1,
          )
        if (module === 'poll' && held.includes('polls') && !held.includes('vote'))
          await expect(page.locator('resident-polls').getByText(polls('part.open'))).toHaveCount(0)
      }
      await open(page, `${base}/help-desk/create`, contract)
      const mayWrite = held.includes('help-desk') && group.settings.helpDeskEnabled
      await expect(page.getByLabel(helpDesk('form.message'))).toHaveCount(mayWrite ? 1 : 0)
    }
  })
