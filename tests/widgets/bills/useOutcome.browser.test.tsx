import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { useOutcome } from '../../../widgets/bills/useOutcome.ts'
import { type Drawn, draw } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

function Outcome() {
  const { loaded } = useOutcome(3, 'p1', () => undefined)
  return <output>{loaded.data?.state}</output>
}

test('SVC-4: after a payment the bills and the overview are fetched again, the bills of other contracts are not', async () => {
  const call = async () => ({
    data: { id: 'p1', state: 'success', isConfirming: false, amount: '48.20', currency: 'EUR' },
  })
  const suite = suiteWith({ call })
  const cache = new QueryClient()
  const keys = [
    ['invoices', 3, 'last'],
    ['current-events', undefined],
    ['invoices', 4, 'last'],
  ]
  for (const key of keys) cache.setQueryData(key, {})
  drawn = await draw(
    <InElement suite={suite}>
      <QueryClientProvider client={cache}>
        <Outcome />
      </QueryClientProvider>
    </InElement>,
  )
  await expect.poll(() => drawn.words('output')).toEqual(['success'])
  await expect
    .poll(() => keys.map(key => cache.getQueryState(key)?.isInvalidated))
    .toEqual([true, true, false])
})
