import { expect, test } from 'vitest'
import { drawnAnswers } from '../../../src/client/drawnAnswers.ts'

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
