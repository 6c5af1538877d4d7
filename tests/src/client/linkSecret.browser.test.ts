import { afterEach, expect, test } from 'vitest'
import { dropLinkSecret, findLinkSecret, takeLinkSecret } from '../../../src/client/linkSecret.ts'

const before = location.href
afterEach(() => {
  dropLinkSecret()
  history.replaceState(history.state, '', before)
})

test.each([
  ['#token=abc', { token: 'abc', isChange: false, intent: undefined }],
  ['#token=abc&change=1', { token: 'abc', isChange: true, intent: undefined }],
  ['#token=abc&intent=7', { token: 'abc', isChange: false, intent: 7 }],
  ['#token=abc&intent=x', { token: 'abc', isChange: false, intent: undefined }],
  ['#other', undefined],
])('AUT-6: %s is read, and leaves the address if it has a secret', (hash, secret) => {
  history.replaceState(history.state, '', hash)
  takeLinkSecret()
  expect(findLinkSecret()).toEqual(secret)
  expect(location.hash).toBe(secret ? '' : hash)
})
