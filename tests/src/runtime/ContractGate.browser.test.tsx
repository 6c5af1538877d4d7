import { afterEach, expect, test } from 'vitest'
import type { OrganizationGroup } from '../../../src/api/schemas/organizations.ts'
import { SessionGate } from '../../../src/runtime/SessionGate.tsx'
import { loadFurtherTexts } from '../../../src/runtime/useElementTexts.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { InElement } from '../../support/inElement.tsx'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'
import { userOf } from '../../support/user.ts'

const owner = { id: 1, name: 'Owner', externalName: 'owner', permissions: ['bills', 'meters'] }
const payer = { id: 4, name: 'Payer', externalName: 'payer', permissions: ['bills'] }
const user = userOf({ roles: [owner, payer] })
const group = organizationGroupOf({ contracts: [contractOf({ id: 10, roleIds: [4] })] })

let drawn: Drawn
afterEach(() => drawn.remove())

const drawGate = async (
  permission: 'bills' | 'meters',
  contractId?: number,
  groups = [] as OrganizationGroup[],
) => {
  const suite = getSuite()
  await loadFurtherTexts(suite, 'en', 'shared')
  suite.session.store.setState({
    status: 'ready',
    user,
    roleId: 1,
    contractId: undefined,
    groups,
    allGroups: [group],
  })
  drawn = await draw(
    <InElement suite={suite}>
      <SessionGate needs={{ session: true, contract: true, permission }} contractId={contractId}>
        <h2>the content</h2>
      </SessionGate>
    </InElement>,
    { t: await translatorOf('contracts', 'en') },
  )
  return suite.session
}

test('PER-3: contracts of another role are named as such, and its button shows the contract', async () => {
  await drawGate('bills')
  await expect
    .poll(() => drawn.words('h2'), { timeout: 10_000 })
    .toEqual(['Your contracts are in another role'])
  expect(drawn.words('button')).toEqual(['Continue as: Payer'])
  await act(async () => drawn.all('button')[0]?.click())
  expect(drawn.words('h2')).toEqual(['the content'])
})

test('PER-3: a contract of another role is not said to be somebody else’s', async () => {
  const session = await drawGate('bills', 10)
  await expect
    .poll(() => drawn.words('h2'), { timeout: 10_000 })
    .toEqual(['You hold this contract in another role'])
  await act(async () => drawn.all('button')[0]?.click())
  expect(drawn.words('h2')).toEqual(['the content'])
  expect(session.store.getState()).toMatchObject({ roleId: 4, contractId: 10 })
})

test('PER-2: what the roles in a contract do not permit is replaced by the reason', async () => {
  const session = await drawGate('meters', 10)
  await act(async () => session.chooseRole(4))
  await expect.poll(() => drawn.words('h2'), { timeout: 10_000 }).toEqual(['Your role doesn’t include this'])
  expect(drawn.words('p')[0]).toContain('Payer')
})

test('CON-4: a contract without a name looks unlike a named one where a contract is picked', async () => {
  const contractName = { id: 1, name: 'Home' }
  await drawGate('bills', undefined, [
    organizationGroupOf({ contracts: [contractOf({ id: 10, contractName }), contractOf({ id: 11 })] }),
  ])
  await expect.poll(() => drawn.words('.row-text > :first-child')).toEqual(['Home', 'Contract without name'])
  expect(drawn.all('.row-text > :first-child').map(name => getComputedStyle(name).fontWeight)).toEqual([
    '600',
    '400',
  ])
})
