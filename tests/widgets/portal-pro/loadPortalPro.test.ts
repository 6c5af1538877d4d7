import { expect, test } from 'vitest'
import { readPortalPro } from '../../../widgets/portal-pro/loadPortalPro.ts'

test('SVC-1: accepts claims as integers only, and drops services without a name', () => {
  const services = [{ id: 1, title: 'Repairs' }, { id: 2 }, null]
  expect(readPortalPro({ claims: { masters: '700', since: 2019 }, services })).toEqual({
    claims: undefined,
    services: [{ id: 1, code: '', title: 'Repairs', text: '', url: undefined }],
  })
  expect(readPortalPro({ claims: { masters: 700, since: 2019 } })?.claims).toEqual({
    masters: 700,
    since: 2019,
  })
  expect(readPortalPro(undefined)).toBeUndefined()
})
