import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { limits } from '../../../src/api/schemas/limits.ts'
import { ElementContext } from '../../../src/runtime/ElementContext.ts'
import { getSuite, type Suite } from '../../../src/suite/getSuite.ts'
import { OneOffer } from '../../../widgets/offers/OneOffer.tsx'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

const offer = {
  id: 5,
  organizationGroupId: 1,
  title: 'Cleaning of windows',
  summary: '',
  price: '39.00',
  currency: 'EUR',
  endsOn: '2099-12-31',
  isRead: true,
  provider: 'Clear',
  body: '<p>All windows.</p>',
  orderedAt: null,
}

const contracts = [3, 4, 5].map(id => ({ id, username: `000${id}`, contractName: null }))

/** Draws the offer for somebody with these contracts. */
async function drawOffer(held = contracts) {
  const page = getSuite()
  const call = async () => ({ data: offer })
  const groups = [{ id: 1, contracts: held }]
  const store = createStore(() => ({ ...page.session.store.getState(), groups }))
  const suite = {
    ...page,
    client: { ...page.client, call },
    session: { ...page.session, store },
  } as unknown as Suite
  const cache = new QueryClient()
  cache.setQueryData(['offers', 'one', 5], offer)
  const element = (host: HTMLElement) => (
    <ElementContext value={{ host, suite, scheme: 'light', emit: () => true }}>
      <QueryClientProvider client={cache}>
        <OneOffer
          id={5}
          contractId={undefined}
          takesFocus={false}
          list={{ href: '#', onClick: () => undefined }}
        />
      </QueryClientProvider>
    </ElementContext>
  )
  drawn = await draw(null)
  await drawn.redraw(element(drawn.host))
}

test('A11-3: a refused comment of an order gets the focus', async () => {
  await drawOffer()
  const field = drawn.all('textarea')[0] as HTMLTextAreaElement
  field.focus()
  await act(async () => document.execCommand('insertText', false, 'a'.repeat(limits.taskMessage.max + 1)))
  const send = drawn.all('button[type=submit]')[0]
  send?.focus()
  await act(async () => send?.click())
  await expect.poll(() => field.ariaInvalid).toBe('true')
  await expect.poll(() => drawn.root.activeElement).toBe(field)
})

test('OFF-1: an order that was not sent keeps its contract after a reload, unless that was unlinked', async () => {
  const chosen = () => (drawn.all('select')[0] as HTMLSelectElement | undefined)?.value
  await drawOffer()
  expect(chosen()).toBe('3')
  const select = drawn.all('select')[0] as HTMLSelectElement
  await act(async () => {
    select.value = '4'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await drawn.remove()
  await drawOffer()
  expect(chosen()).toBe('4')
  await drawn.remove()
  await drawOffer(contracts.filter(({ id }) => id !== 4))
  expect(chosen()).toBe('3')
})
