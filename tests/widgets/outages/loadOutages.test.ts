import { expect, test } from 'vitest'
import { readOutages } from '../../../widgets/outages/loadOutages.ts'

test('SVC-5: drops outages that are none, and keeps those without a place or an end', () => {
  const outage = { id: 1, kind: 'lift', title: 'Laukiama detalės' }
  expect(readOutages({ emergencyPhone: null, outages: [outage, { id: 2 }, null] })).toEqual({
    emergencyPhone: undefined,
    outages: [{ ...outage, place: '', endsAt: undefined }],
  })
  expect(
    readOutages({ emergencyPhone: '+370 5 555 0112', outages: [{ ...outage, endsAt: 'soon' }] }),
  ).toEqual({
    emergencyPhone: '+370 5 555 0112',
    outages: [{ ...outage, place: '', endsAt: undefined }],
  })
  expect(readOutages('<html>')).toBeUndefined()
})
