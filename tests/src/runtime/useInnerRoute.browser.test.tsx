import { afterEach, beforeEach, expect, test } from 'vitest'
import { useInnerRoute } from '../../../src/runtime/useInnerRoute.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'
import { InElement } from '../../support/inElement.tsx'

interface Props {
  readonly contract?: number
  readonly named?: string
}

let route: ReturnType<typeof useInnerRoute<{ readonly poll: string | undefined }>>
function Polls({ contract, named }: Props) {
  route = useInnerRoute({ poll: named }, contract)
  return null
}

let drawn: Drawn
const element = (props: Props) => (
  <InElement suite={getSuite()}>
    <Polls {...props} />
  </InElement>
)
/** Loads the page: its history entry stays, and nothing of its elements. */
const load = async (props: Props) => {
  drawn = await draw(element(props))
}
const choose = (contract: number) => drawn.redraw(element({ contract }))
const open = (poll: string) => act(async () => route.go({ poll }, 'polls'))
const travel = (steps: number) =>
  act(async () => {
    const arrived = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
    history.go(steps)
    await arrived
  })

beforeEach(() => history.pushState({ page: 7 }, ''))
afterEach(() => drawn.remove())

test('CON-1: an open item, once another contract is chosen, is left for the list, also after a reload', async () => {
  await load({ contract: 1 })
  await open('5')
  expect(route.where).toEqual({ poll: '5' })
  await choose(2)
  expect(route.where).toEqual({ poll: undefined })
  expect(route.takesFocus).toBe(false)
  await drawn.remove()
  await load({ contract: 2 })
  expect(route.where).toEqual({ poll: undefined })
})

test('CON-1: a contract that is chosen again shows what was open in it, and the focus stays on the page', async () => {
  await load({ contract: 1 })
  await open('5')
  expect(route.takesFocus).toBe(true)
  await choose(2)
  await choose(1)
  expect(route).toMatchObject({ where: { poll: '5' }, byItself: true, takesFocus: false })
  await open('6')
  expect(route.takesFocus).toBe(true)
  await travel(-1)
  expect(route).toMatchObject({ where: { poll: '5' }, takesFocus: true })
  expect(history.state.page).toBe(7)
})

test('CON-1: back and forward open what was opened in the contract that is chosen, and nothing of another', async () => {
  await load({ contract: 1 })
  await open('5')
  await choose(2)
  await open('7')
  await travel(-1)
  expect(route.where).toEqual({ poll: undefined })
  await travel(1)
  expect(route.where).toEqual({ poll: '7' })
  await choose(1)
  expect(route.where).toEqual({ poll: '5' })
  await travel(-2)
  expect(route.where).toEqual({ poll: undefined })
})

test('CON-1: what was sent for a contract does not open once another is chosen', async () => {
  await load({ contract: 1 })
  const { go } = route
  await choose(2)
  await act(async () => go({ poll: '5' }, 'polls'))
  expect(route.where).toEqual({ poll: undefined })
  await choose(1)
  expect(route.where).toEqual({ poll: '5' })
})

test('CON-1: a host that goes back to another contract shows what was open in it', async () => {
  await load({ contract: 1 })
  await open('5')
  history.pushState({}, '')
  await choose(2)
  await travel(-1)
  expect(route.where).toEqual({ poll: undefined })
  await choose(1)
  expect(route.where).toEqual({ poll: '5' })
})

test('CON-1: an item that is open stays open after a reload, with and without a contract', async () => {
  for (const contract of [{}, { contract: 1 }]) {
    await load(contract)
    await open('5')
    await drawn.remove()
    await load(contract)
    expect(route.where).toEqual({ poll: '5' })
    await drawn.remove()
  }
})

test('CON-1: attributes that change open what they name, and another contract what the attributes name', async () => {
  await load({ contract: 1 })
  await open('5')
  await drawn.redraw(element({ contract: 1, named: '3' }))
  expect(route.where).toEqual({ poll: '3' })
  await open('5')
  await drawn.redraw(element({ contract: 2, named: '3' }))
  expect(route.where).toEqual({ poll: '3' })
})
