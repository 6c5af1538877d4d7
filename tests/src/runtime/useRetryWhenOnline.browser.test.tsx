import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRetryWhenOnline } from '../../../src/runtime/useRetryWhenOnline.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'

const retry = vi.fn()
let drawn: Drawn

function Load({ state }: { readonly state: 'loading' | 'failed' }) {
  useRetryWhenOnline(state, retry)
  return null
}

const comeOnline = () => act(async () => void dispatchEvent(new Event('online')))

beforeEach(async () => {
  retry.mockClear()
  drawn = await draw(<Load state="loading" />)
})
afterEach(() => drawn.remove())

test('a load that has failed is retried each time when the connection is back', async () => {
  await drawn.redraw(<Load state="failed" />)
  expect(retry).not.toHaveBeenCalled()
  await comeOnline()
  await drawn.redraw(<Load state="loading" />)
  await drawn.redraw(<Load state="failed" />)
  expect(retry).toHaveBeenCalledTimes(1)
  await comeOnline()
  expect(retry).toHaveBeenCalledTimes(2)
})

test('a load that fails after the connection came back is retried once', async () => {
  await comeOnline()
  expect(retry).not.toHaveBeenCalled()
  await drawn.redraw(<Load state="failed" />)
  expect(retry).toHaveBeenCalledTimes(1)
  await drawn.redraw(<Load state="loading" />)
  await drawn.redraw(<Load state="failed" />)
  expect(retry).toHaveBeenCalledTimes(1)
})
