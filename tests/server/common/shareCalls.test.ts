import { expect, test, vi } from 'vitest'
import { shareCalls } from '../../../server/common/shareCalls.ts'

const turn = () => new Promise(resolve => setImmediate(resolve))

test('calls with equal arguments in one turn of the event loop share one, and others have their own', async () => {
  const call = vi.fn(async (token: string, contract: number) => ({ token, contract }))
  const shared = shareCalls(call)
  const results = await Promise.all([shared('a', 1), shared('a', 1), shared('a', 2), shared('b', 1)])
  expect(call).toHaveBeenCalledTimes(3)
  expect(results.map(({ token, contract }) => `${token}${contract}`)).toEqual(['a1', 'a1', 'a2', 'b1'])
})

test('a call that comes after another one has started gets an answer of its own', async () => {
  const answers: ((version: number) => void)[] = []
  const shared = shareCalls((_: string) => new Promise<number>(resolve => answers.push(resolve)))
  const first = shared('a')
  await turn()
  const second = shared('a')
  await turn()
  expect(answers).toHaveLength(2)
  for (const [index, answer] of answers.entries()) answer(index + 1)
  expect([await first, await second]).toEqual([1, 2])
})

test('a failure reaches all who share the call, and the next call tries again', async () => {
  const call = vi.fn(async (_: string) => 'read')
  call.mockRejectedValueOnce(new Error('The database is away.'))
  const shared = shareCalls(call)
  const failed = await Promise.allSettled([shared('a'), shared('a')])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await shared('a')).toBe('read')
  expect(call).toHaveBeenCalledTimes(2)
})
