import { afterEach, expect, test, vi } from 'vitest'
import { drawnAnswers } from '../../../src/client/drawnAnswers.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('EMB-20, EMB-21: answers of all drawings are put together; one that fails, or draws nothing, brings none', async () => {
  const drawings = [
    Promise.resolve({ answers: { '/auth/users/me': { data: 1 } } }),
    Promise.reject(new TypeError('no line')),
    Promise.resolve(undefined),
    Promise.resolve({ answers: { '/contracts/1/meters': { data: [] } } }),
  ]
  expect(await drawnAnswers(drawings)).toEqual({
    '/auth/users/me': { data: 1 },
    '/contracts/1/meters': { data: [] },
  })
})

test('EMB-20, EMB-21: a drawing that takes longer than a second brings no answers', async () => {
  vi.useFakeTimers()
  const answers = drawnAnswers([new Promise(() => undefined)])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answers).toEqual({})
})
