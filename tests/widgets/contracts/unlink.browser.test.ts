import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Suite } from '../../../src/suite/getSuite.ts'
import { getToasts } from '../../../src/suite/getToasts.ts'
import { unlink } from '../../../widgets/contracts/unlink.ts'
import { contractOf } from '../../support/organizationGroup.ts'

const call = vi.fn()
const setAside = vi.fn()
const chooseContract = vi.fn()
const refresh = vi.fn()
const onGone = vi.fn()
const store = createStore<{ status: string; contractId?: number }>(() => ({ status: 'ready' }))
const texts = { removed: 'Removed.', undo: 'Undo', failed: 'Not removed.' }
const contract = contractOf({ id: 34 })

let suite: Suite
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  call.mockResolvedValue(undefined)
  refresh.mockResolvedValue(undefined)
  store.setState({ status: 'ready' })
  const session = { store, setAside, chooseContract, refresh, token: () => 'T1' }
  suite = { client: { call }, session, shared: new Map() } as unknown as Suite
  unlink(suite, contract, texts, onGone)
})
afterEach(() => {
  vi.useRealTimers()
})

const toasts = () => getToasts().store.getState()
const requests = () => call.mock.calls.map(([, options]) => options)
const deletion = [{ params: { contract: 34 }, keepalive: true, token: 'T1' }]

test('CON-8: hides a removed contract at once, and calls the server after ten seconds', async () => {
  expect(setAside.mock.calls).toEqual([[34, true]])
  expect(call).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requests()).toEqual(deletion)
  expect(onGone).toHaveBeenCalledOnce()
  expect(refresh).toHaveBeenCalledOnce()
  expect(setAside).toHaveBeenLastCalledWith(34, false)
})

test('CON-8: restores the contract on undo without calling the server', async () => {
  toasts()[0]?.action?.run()
  expect(setAside).toHaveBeenLastCalledWith(34, false)
  expect(chooseContract).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  dispatchEvent(new Event('pagehide'))
  expect(call).not.toHaveBeenCalled()
})

test('CON-8: chooses the restored contract again if it was the chosen one', () => {
  toasts()[0]?.action?.run()
  store.setState({ contractId: 34 })
  unlink(suite, contract, texts, onGone)
  store.setState({ contractId: 35 })
  toasts()[0]?.action?.run()
  expect(chooseContract).toHaveBeenCalledWith(34)
  store.setState({ status: 'ready' }, true)
})

test.each([
  ['leaving the page', () => dispatchEvent(new Event('pagehide'))],
  ['signing out', () => store.setState({ status: 'guest' })],
])('CON-8: %s before that sends the removal, once', async (_, leave) => {
  leave()
  leave()
  expect(requests()).toEqual(deletion)
  expect(toasts()).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(call).toHaveBeenCalledOnce()
})

test('CON-8: restores the contract and reports the error when the removal fails', async () => {
  call.mockRejectedValue(new Error('lost'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(toasts().map(({ type, text }) => [type, text])).toEqual([['error', 'Not removed.']])
  expect(setAside).toHaveBeenLastCalledWith(34, false)
  expect(onGone).not.toHaveBeenCalled()
})
