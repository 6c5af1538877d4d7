import { expect, test } from 'vitest'
import { RepairForm, repairBody } from '../../../widgets/profile-repair/model.ts'

test('AUT-18, PRF-3: a phone number may be typed with spaces; fields that are right are left out', () => {
  expect(repairBody({ phone: '+370 612 00006' })).toEqual({ phone: '+37061200006' })
  expect(repairBody({ lastName: 'Ozola' })).toEqual({ lastName: 'Ozola' })
  expect(RepairForm.safeParse(repairBody({ phone: '+370 612 00006' })).success).toBe(true)
})
