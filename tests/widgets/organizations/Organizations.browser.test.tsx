import { afterEach, expect, test } from 'vitest'
import type { OrganizationGroup } from '../../../src/api/schemas/organizations.ts'
import { loadFurtherTexts } from '../../../src/runtime/useElementTexts.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { Organizations } from '../../../widgets/organizations/Organizations.tsx'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { InElement } from '../../support/inElement.tsx'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'
import { userOf } from '../../support/user.ts'

const owner = { id: 1, name: 'Owner', externalName: 'owner', permissions: [] }
const president = { id: 7, name: 'President', externalName: 'president', permissions: [] }
const user = userOf({ roles: [owner, president] })
const group = {
  slug: 'beta',
  showOrganizationsPage: true,
  organizations: [{ id: 4, name: 'Beta Klaipėda' }],
}

let drawn: Drawn
afterEach(() => drawn.remove())

async function drawWith(groups: readonly OrganizationGroup[], allGroups = groups) {
  const suite = getSuite()
  await loadFurtherTexts(suite, 'en', 'shared')
  suite.session.store.setState({ status: 'ready', user, roleId: 7, contractId: undefined, groups, allGroups })
  drawn = await draw(
    <InElement suite={suite}>
      <Organizations vendor="beta" locale={undefined} theme="light" font="system" />
    </InElement>,
    { t: await translatorOf('organizations', 'en') },
  )
}

test('CON-12, PER-3: contracts with the vendor in another role are not called missing', async () => {
  await drawWith([], [organizationGroupOf({ ...group, contracts: [contractOf({ id: 8, roleIds: [1] })] })])
  await expect.poll(() => drawn.words('button')).toEqual(['Continue as: Owner'])
  expect(drawn.words('.organization')).toEqual([])
})

test('CON-12: the link to add a contract stays with the vendor', async () => {
  await drawWith([organizationGroupOf({ ...group, contracts: [] })])
  await expect.poll(() => drawn.words('.btn')).toEqual(['Link a contract'])
  const [link] = drawn.all('.btn') as HTMLAnchorElement[]
  expect(link?.href).toMatch(/\/vendor\/beta\/contract\/create$/)
})
