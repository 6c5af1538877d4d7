import { expect, test } from 'vitest'
import { tabIn, withTab } from '../../../../src/api/rules/addressTab.ts'

const tabs = ['profile', 'profile-consent'] as const

test('PRF-1: the query selects the tab if it is a known one', () => {
  expect(tabIn('?a=1&tab=profile-consent', tabs)).toBe('profile-consent')
  for (const search of ['', '?', '?tab', '?tab=', '?tab=nonsense', '?tabs=profile', '?tab=profile%20'])
    expect(tabIn(search, tabs)).toBeUndefined()
})

test('PRF-1: selecting a tab keeps the other query parameters as the page wrote them', () => {
  expect(withTab('', 'profile')).toBe('?tab=profile')
  expect(withTab('?q=a%20b+c&flag&tab=old&x=ž&tab', 'profile')).toBe('?q=a%20b+c&flag&x=ž&tab=profile')
})
