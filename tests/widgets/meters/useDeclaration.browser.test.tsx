import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import type { Meter } from '../../../src/api/schemas/meters.ts'
import { useDeclaration } from '../../../widgets/meters/useDeclaration.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

const meter = {
  id: 5,
  number: 'M-5',
  type: 'gas',
  unit: 'm³',
  latestMeterReading: { valueTo: '10', date: '2026-10-29' },
  defaultValue: '0',
  isExpired: false,
  declared: null,
  readingSource: 'resident',
} as unknown as Meter
const meters = [meter]
const differences = new Map<number, readonly string[]>()

function Declaration() {
  const form = useDeclaration({ contract: 3, meters, differences, opensAt: '2026-11-27T22:00:00Z' })
  return (
    <>
      <button type="button" onClick={() => form.type(5, '12')}>
        Type
      </button>
      <button type="button" onClick={() => void form.send()}>
        Send
      </button>
      <output>{form.outcome?.kind}</output>
    </>
  )
}

test('MET-3 SVC-4: once readings are sent, history and overview are fetched again, those of other contracts are not', async () => {
  const call = async () => ({ data: { valueTo: '12', at: '2026-11-28T08:00:00Z', hasPhoto: false } })
  const suite = suiteWith({ call })
  const cache = new QueryClient()
  const keys = [
    ['meters', 3, 'history'],
    ['meters', 3, 'readings', 5],
    ['current-events', undefined],
    ['meters', 4, 'history'],
  ]
  for (const key of keys) cache.setQueryData(key, [])
  drawn = await draw(
    <InElement suite={suite}>
      <QueryClientProvider client={cache}>
        <Declaration />
      </QueryClientProvider>
    </InElement>,
    { t: await translatorOf('meters', 'en') },
  )
  await drawn.press('Type')
  await act(async () => drawn.all('button')[1]?.click())
  await expect.poll(() => drawn.words('output')).toEqual(['sent'])
  await expect
    .poll(() => keys.map(key => cache.getQueryState(key)?.isInvalidated))
    .toEqual([true, true, true, false])
})
