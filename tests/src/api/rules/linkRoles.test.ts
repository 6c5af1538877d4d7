import { expect, test } from 'vitest'
import { linkRoleOfForm, linkRoles } from '../../../../src/api/rules/linkRoles.ts'

test('CON-6: maps the numbers of forms to the roles of links', () => {
  const names = [0, 1, 2, 3, 4, 5, 6].map(
    form => linkRoles.find(({ id }) => id === linkRoleOfForm(form))?.externalName,
  )
  expect(names).toEqual(['owner', 'owner', 'owner', 'tenant', 'co_owner', 'payer', 'other'])
  expect([-1, 7, 1.5, Number.NaN].map(linkRoleOfForm)).toEqual([undefined, undefined, undefined, undefined])
})
