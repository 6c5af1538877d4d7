import { expect, test } from 'vitest'
import { homesOf } from '../../../widgets/meters/homesOf.ts'
import { meter } from '../../../widgets/meters/sampleMeters.ts'

const of = (id: number, objectId: number, isExpired = false) => ({ ...meter, id, objectId, isExpired })
const meters = [of(1, 10), of(2, 20), of(3, 10, true), of(4, 20), of(5, 10)]
const addresses = new Map([
  [10, 'Žirmūnų g. 12-34'],
  [20, 'Sodų g. 5'],
])
const idsOf = (takesReadings: boolean, of = addresses) =>
  homesOf(meters, of, takesReadings).map(({ address, meters: own }) => [address, own.map(({ id }) => id)])

test('MET-6: meters of several homes are listed by home, each address once', () => {
  expect(idsOf(true)).toEqual([
    ['Žirmūnų g. 12-34', [1, 3, 5]],
    ['Sodų g. 5', [2, 4]],
  ])
  expect(idsOf(true, new Map())).toEqual([[undefined, [1, 2, 3, 4, 5]]])
})

test('MET-5: while no reading is taken, meters past their verification are first in their home', () => {
  expect(idsOf(false)).toEqual([
    ['Žirmūnų g. 12-34', [3, 1, 5]],
    ['Sodų g. 5', [2, 4]],
  ])
})
