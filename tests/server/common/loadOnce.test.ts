import { expect, test, vi } from 'vitest'
import { loadOnce } from '../../../server/common/loadOnce.ts'

test('calls during and after a load share what it loaded', async () => {
  const load = vi.fn(() => Promise.resolve({ name: 'library' }))
  const library = loadOnce(load)
  const [first, second] = await Promise.all([library(), library()])
  expect(second).toBe(first)
  expect(await library()).toBe(first)
  expect(load).toHaveBeenCalledOnce()
})

test('a failed load is told to those who wait for it, and the next call loads again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('too many open files'))
  load.mockResolvedValue('library')
  const library = loadOnce(load)
  const calls = await Promise.allSettled([library(), library()])
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await library()).toBe('library')
  expect(load).toHaveBeenCalledTimes(2)
})
