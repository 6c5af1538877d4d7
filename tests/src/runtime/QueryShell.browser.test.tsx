import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { getQueryClient, QueryShell } from '../../../src/runtime/QueryShell.tsx'
import type { Suite } from '../../../src/suite/getSuite.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'
import { InElement } from '../../support/inElement.tsx'

const store = createStore<{ user: { readonly id: number } | undefined }>(() => ({ user: undefined }))
let suite: Suite
let drawn: Drawn
beforeEach(() => {
  store.setState({ user: undefined })
  suite = { session: { store }, shared: new Map() } as unknown as Suite
})
afterEach(() => drawn.remove())

let answer: (features: string) => void

function Features() {
  const { data = 'loading' } = useQuery({
    queryKey: ['features'],
    queryFn: () =>
      new Promise<string>(resolve => {
        answer = resolve
      }),
  })
  return <output>{data}</output>
}

const drawFeatures = async () => {
  drawn = await draw(
    <InElement suite={suite}>
      <QueryShell>
        <Features />
      </QueryShell>
    </InElement>,
  )
}

test('PER-4: an answer that arrives after the user became known is shown', async () => {
  await drawFeatures()
  await act(async () => store.setState({ user: { id: 1 } }))
  await act(async () => answer('bills'))
  await expect.poll(() => drawn.words('output')).toEqual(['bills'])
})

test('AUT-14: answers are forgotten when the user signs out, and when another user signs in', async () => {
  store.setState({ user: { id: 1 } })
  await drawFeatures()
  const queryClient = getQueryClient(suite)
  for (const user of [undefined, { id: 2 }]) {
    queryClient.setQueryData(['profile'], 'of the former user')
    store.setState({ user: { id: 1 } })
    store.setState({ user })
    expect(queryClient.getQueryData(['profile'])).toBeUndefined()
  }
})
