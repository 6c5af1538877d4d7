import { expect, test } from 'vitest'
import {
  categoryOf,
  filterOf,
  isClosedByRole,
  pathOfStages,
  queryOf,
  recipientsOf,
  subjectsOf,
} from '../../../widgets/help-desk/model.ts'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'

test('HLP-1: omits invalid filter values from the query, and empty ones from the filter', () => {
  expect(
    queryOf({ from: '2026-02-31', to: '2026-11-30', stage: '6', recipient: '0', category: 'not a code' }),
  ).toEqual({
    from: undefined,
    to: '2026-11-30',
    stage: undefined,
    organizationId: undefined,
    category: undefined,
  })
  expect(queryOf({ stage: '5', recipient: '3', category: 'gratitude' })).toMatchObject({
    stage: '5',
    organizationId: 3,
    category: 'gratitude',
  })
  expect(filterOf({ from: '', stage: '3', to: undefined })).toEqual({ stage: '3' })
  expect(categoryOf('other')).toBe('other')
})

test('HLP-1: the stages lead from new to completed, or end with cancelled', () => {
  expect(pathOfStages(2)).toEqual([1, 2, 3, 4])
  expect(pathOfStages(5)).toEqual([1, 2, 3, 5])
})

test('HLP-2 LAY-14 PER-2: offers only contracts of vendors that take requests, in roles that send them', () => {
  const numbered = (number: string) => `No. ${number}`
  const contracts = [contractOf({ id: 1 }), contractOf({ id: 2 }), contractOf({ id: 3, roleIds: [4] })]
  const role = { id: 1, name: 'Owner', externalName: 'owner', permissions: ['help-desk'] }
  const payer = { id: 4, name: 'Payer', externalName: 'payer', permissions: ['bills'] }
  const user = {
    id: 1,
    email: '',
    firstName: '',
    lastName: '',
    phone: null,
    invalidFields: [],
    roles: [role, payer],
  }
  const group = organizationGroupOf({ contracts })
  const open = { ...group, settings: { ...group.settings, helpDeskEnabled: true } }
  const shut = { ...group, id: 99, settings: { ...group.settings, helpDeskEnabled: false } }
  const subjects = subjectsOf(user, [open, shut], numbered)
  expect(subjects.map(({ contractId }) => contractId)).toEqual([1, 2])
  expect(subjectsOf(user, [shut], numbered)).toEqual([])
  expect(subjectsOf(user, [open], numbered, 123_456)).toEqual([])
  expect(isClosedByRole([open], 3)).toBe(true)
  expect(isClosedByRole([shut], 3)).toBe(false)
  expect(recipientsOf(subjects)).toHaveLength(1)
})
