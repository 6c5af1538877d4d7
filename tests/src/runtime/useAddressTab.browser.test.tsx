import { afterEach, beforeEach, expect, test } from 'vitest'
import { ElementContext } from '../../../src/runtime/ElementContext.ts'
import { useAddressTab } from '../../../src/runtime/useAddressTab.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'

const tabs = ['profile', 'profile-consent', 'contract-consent'] as const
type Tab = (typeof tabs)[number]

let tab: Tab
let pick: (tab: Tab) => void
function Profile({ requestedTab }: { readonly requestedTab: Tab | undefined }) {
  const tabAndPick = useAddressTab('profile', tabs, requestedTab)
  tab = tabAndPick[0]
  pick = tabAndPick[1]
  return null
}

let drawn: Drawn
/** @param isRouted whether the host handles `resident-navigate` itself */
const element = (requestedTab?: Tab, isRouted = false) => (
  <ElementContext value={{ host: document.body, suite: getSuite(), scheme: 'light', emit: () => !isRouted }}>
    <Profile requestedTab={requestedTab} />
  </ElementContext>
)
const travel = (steps: number) =>
  act(async () => {
    const arrived = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
    history.go(steps)
    await arrived
  })
const goTo = (search: string) => history.pushState(null, '', `${location.pathname}${search}`)
const initialSearch = location.search

beforeEach(() => goTo('?a=1'))
afterEach(async () => {
  await drawn.remove()
  goTo(initialSearch)
})

test('PRF-1: a picked tab is shown, although the attribute names another, until the attribute changes', async () => {
  drawn = await draw(element('profile-consent'))
  expect(tab).toBe('profile-consent')
  await act(async () => pick('contract-consent'))
  expect(tab).toBe('contract-consent')
  expect(location.search).toBe('?a=1&tab=contract-consent')
  await drawn.redraw(element('profile'))
  expect(tab).toBe('profile')
  await act(async () => pick('contract-consent'))
  expect(tab).toBe('contract-consent')
})

test('PRF-1: back and forward show the tab of the address, and without one that of the attribute', async () => {
  drawn = await draw(element('profile-consent'))
  await act(async () => pick('contract-consent'))
  await act(async () => pick('profile'))
  await travel(-1)
  expect(tab).toBe('contract-consent')
  await travel(-1)
  expect(tab).toBe('profile-consent')
  await travel(1)
  expect(tab).toBe('contract-consent')
})

test('PRF-1: the first tab to be shown is that of the attribute, then that of the address, then the first', async () => {
  drawn = await draw(element())
  expect(tab).toBe('profile')
  await drawn.remove()
  goTo('?tab=contract-consent')
  drawn = await draw(element())
  expect(tab).toBe('contract-consent')
  await drawn.remove()
  drawn = await draw(element('profile-consent'))
  expect(tab).toBe('profile-consent')
})

test('PRF-1: on a host that routes itself the attribute names the tab, whatever the page’s address says', async () => {
  drawn = await draw(element('profile-consent', true))
  await act(async () => pick('contract-consent'))
  expect([tab, location.search]).toEqual(['profile-consent', '?a=1'])
  await drawn.redraw(element('contract-consent', true))
  goTo('?tab=profile')
  goTo('')
  await travel(-1)
  expect(tab).toBe('contract-consent')
})
