import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropPrefetchedAnswers, prefetchAnswer, takeOrFetch } from '../../../src/client/prefetchedAnswers.ts'
import { FirstAnswers } from '../../../src/runtime/FirstAnswers.tsx'
import { type Drawn, draw } from '../../support/draw.tsx'

const address = 'https://portal.example/api/v5/contracts/1/invoices/last'
const query = { queryKey: ['bill'], queryFn: async () => (await takeOrFetch(address)).text() }

/** What each rendering of the children had. */
let renderings: string[]
let drawn: Drawn
beforeEach(() => {
  renderings = []
})
afterEach(() => {
  drawn.remove()
  dropPrefetchedAnswers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Bill() {
  const { data = 'nothing yet' } = useQuery(query)
  renderings.push(data)
  return <output>{data}</output>
}

const drawBill = async (answer: Promise<Response>, isPrefetched = true) => {
  vi.stubGlobal('fetch', () => answer)
  if (isPrefetched) void prefetchAnswer(address, {})
  drawn = await draw(
    <QueryClientProvider client={new QueryClient()}>
      <FirstAnswers onFetch={cache => [cache.query(query)]}>
        <Bill />
      </FirstAnswers>
    </QueryClientProvider>,
  )
}

test('children are rendered once, with their data, when the prefetched answer is there', async () => {
  // A slow machine must not use up the patience.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await drawBill(Promise.resolve(new Response('12.50')))
  const wordsAfterOneMillisecond = async () => {
    await vi.advanceTimersByTimeAsync(1)
    return drawn.words('output')
  }
  await expect.poll(wordsAfterOneMillisecond).toEqual(['12.50'])
  expect(renderings).not.toContain('nothing yet')
})

test('children wait for their data themselves when the prefetched answer is late', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  await drawBill(promise)
  await expect.poll(() => drawn.words('output')).toEqual(['nothing yet'])
  resolve(new Response('12.50'))
  await expect.poll(() => drawn.words('output')).toEqual(['12.50'])
})

test('children are rendered at once when nothing was prefetched', async () => {
  await drawBill(new Promise(() => {}), false)
  expect(drawn.words('output')).toEqual(['nothing yet'])
})
