import { signInForm } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const layout = /\/assets\/default-layout-[^/]+\.js$/
const signInChunk = /\/assets\/sign-in-[^/]+\.js$/
const startPage = /\/assets\/dashboard-[^/]+\.js$/

test('NAV-18: the sign-in loads no header or menus, and fetches them and the start page while somebody types', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  const fetched = (pattern: RegExp) => scripts.filter(url => pattern.test(url)).length
  await page.goto('/login')
  const { email } = signInForm(page)
  await expect(page.locator('resident-outages, resident-toasts').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(fetched(signInChunk)).toBe(1)
  expect([fetched(layout), fetched(startPage)]).toEqual([0, 0])
  await email.pressSequentially('ow')
  await expect.poll(() => [fetched(layout), fetched(startPage)]).toEqual([1, 1])
})
