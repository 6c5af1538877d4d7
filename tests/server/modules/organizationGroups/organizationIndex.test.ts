import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

interface Row {
  readonly id: number
  readonly name: string
  readonly organizationGroupId: number
}

onEachDatabase('The index of organizations', server => {
  test('API-1: names the organizations of every vendor, without a token', async () => {
    const { data: index } = await server().read('organizations')
    const { data: groups } = await server().read('organization-groups')
    const expected: Row[] = []
    for (const { id: organizationGroupId } of groups) {
      const { data } = await server().read(`organization-groups/${organizationGroupId}/organizations`)
      expected.push(...data.map((organization: object) => ({ ...organization, organizationGroupId })))
    }
    expect(expected.length).toBeGreaterThan(2)
    expect(index).toEqual(expected)
  })
})
