import { expect, test } from 'vitest'
import { contractNameChange } from '../../../../src/api/rules/contractNameChange.ts'

const named = { id: 7, name: 'Namai' }

test.each([
  ['a name where there was none', null, ' Namai ', { kind: 'create', name: 'Namai' }],
  ['another name', named, 'Sodas', { kind: 'update', id: 7, name: 'Sodas' }],
  ['a blank entry over a name', named, '  ', { kind: 'delete' }],
  ['a blank entry where there was none', null, ' ', { kind: 'none' }],
  ['the same name', named, 'Namai ', { kind: 'none' }],
])('CON-4: %s sends the matching call', (_, present, typed, wanted) => {
  expect(contractNameChange(present, typed)).toEqual(wanted)
})
