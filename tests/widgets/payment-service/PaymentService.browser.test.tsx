import { afterEach, expect, test } from 'vitest'
import type { OrganizationGroup } from '../../../src/api/schemas/organizations.ts'
import { loadFurtherTexts } from '../../../src/runtime/useElementTexts.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { PaymentService } from '../../../widgets/payment-service/PaymentService.tsx'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { InElement } from '../../support/inElement.tsx'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'
import { userOf } from '../../support/user.ts'

const owner = { id: 1, name: 'Owner', externalName: 'owner', permissions: ['bills'] }
const payer = { id: 4, name: 'Payer', externalName: 'payer', permissions: ['bills'] }
const user = userOf({ roles: [owner, payer] })

let drawn: Drawn
afterEach(() => drawn.remove())

/** Draws the payment service for a person without contracts in the current role. */
async function drawWith(allGroups: readonly OrganizationGroup[]) {
  const suite = getSuite()
  await loadFurtherTexts(suite, 'en', 'shared')
  suite.session.store.setState({
    status: 'ready',
    user,
    roleId: 1,
    contractId: undefined,
    groups: [],
    allGroups,
  })
  drawn = await draw(
    <InElement suite={suite}>
      <PaymentService />
    </InElement>,
    { t: await translatorOf('payment-service', 'en') },
  )
}

test('BIL-7: a person without a contract is invited to link one', async () => {
  await drawWith([])
  await expect.poll(() => drawn.words('h2')).toEqual(['No contract yet'])
  expect(drawn.words('.btn')).toEqual(['Link a contract'])
})

test('BIL-7 PER-3: a person whose contracts are in another role is told so', async () => {
  await drawWith([organizationGroupOf({ contracts: [contractOf({ id: 10, roleIds: [4] })] })])
  await expect.poll(() => drawn.words('h2')).toEqual(['Your contracts are in another role'])
  expect(drawn.words('button')).toEqual(['Continue as: Payer'])
})
