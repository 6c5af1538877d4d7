import { afterEach, expect, it } from 'vitest'
import { createClient } from '../../../src/client/createClient.ts'
import { ElementContext, type ElementValue } from '../../../src/runtime/ElementContext.ts'
import { useHouses } from '../../../widgets/client-form/useHouses.ts'
import { type Drawn, draw } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

const client = createClient({
  baseUrl: 'https://portal.example/api/v5',
  token: () => undefined,
  locale: () => 'en',
  onUnauthenticated: () => undefined,
  fetch: async input => {
    const { searchParams } = new URL(String(input))
    const isOfAlfa = searchParams.get('vendor') === 'alfa' && searchParams.get('search') === 'Zir'
    return Response.json({ data: isOfAlfa ? [{ address: 'Žirmūnų g. 1', provider: 'alfa-1' }] : [] })
  },
})
const value = { suite: { client } } as unknown as ElementValue

function Houses({ vendor, typed }: { readonly vendor: string; readonly typed: string }) {
  return <p>{useHouses(vendor, typed).map(({ address }) => address)}</p>
}
const houses = (vendor: string, typed = 'Zir') => (
  <ElementContext value={value}>
    <Houses vendor={vendor} typed={typed} />
  </ElementContext>
)

it('CDF-1: houses stay while more is typed, and go with the vendor', async () => {
  drawn = await draw(houses('alfa'))
  await expect.poll(() => drawn.words('p')).toEqual(['Žirmūnų g. 1'])
  await drawn.redraw(houses('alfa', 'Zirm'))
  expect(drawn.words('p')).toEqual(['Žirmūnų g. 1'])
  await drawn.redraw(houses('beta'))
  expect(drawn.words('p')).toEqual([''])
})
