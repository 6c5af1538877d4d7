import { afterEach, expect, test } from 'vitest'
import { Can } from '../../../src/runtime/Can.tsx'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'
import { InElement } from '../../support/inElement.tsx'
import { userOf } from '../../support/user.ts'

const owner = { id: 1, name: 'Owner', externalName: 'owner', permissions: ['bills', 'vote'] }
const payer = { id: 4, name: 'Payer', externalName: 'payer', permissions: ['bills'] }
const user = userOf({ roles: [owner, payer] })

let drawn: Drawn
afterEach(() => drawn.remove())

test('PER-2: hides what the current role may not do, also after a role change', async () => {
  const suite = getSuite()
  suite.session.store.setState({ user, roleId: 1 })
  drawn = await draw(
    <InElement suite={suite}>
      <Can permission="vote">
        <p>vote</p>
      </Can>
      <Can permission="vote" not>
        <p>no vote</p>
      </Can>
      <Can permission="declare|bills">
        <p>any of two</p>
      </Can>
    </InElement>,
  )
  expect(drawn.words('p')).toEqual(['vote', 'any of two'])
  await act(async () => suite.session.store.setState({ roleId: 4 }))
  expect(drawn.words('p')).toEqual(['no vote', 'any of two'])
  await act(async () => suite.session.store.setState({ user: undefined, roleId: undefined }))
  expect(drawn.words('p')).toEqual(['no vote'])
})
