import { twoBuilds } from './isolation/hardPages.ts'
import { removeElements } from './isolation/inPage.ts'
import { testInEachBrowser } from './isolation/testInEachBrowser.ts'
import { expect } from './support/test.ts'

/** What the page's elements show. Runs in the page. */
function stateOf(tags: readonly string[]) {
  const rootOf = (tag: string) => document.querySelector(tag)?.shadowRoot
  const calls = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return {
    drawn: tags.filter(tag => rootOf(tag)?.querySelector('.root')),
    /** Elements that ask for a sign-in or show the form. */
    guests: tags.filter(tag => /Sign in/.test(rootOf(tag)?.querySelector('.root')?.textContent ?? '')),
    vendors: tags
      .filter(tag => tag.startsWith('resident-login'))
      .map(
        tag =>
          rootOf(tag)
            ?.querySelector('.root')
            ?.textContent?.match(/Alfa|Beta/)?.[0],
      ),
    people: calls.filter(path => path.endsWith('/auth/users/me')).length,
    signIns: calls.filter(path => path.endsWith('/auth/login')).length,
    toasts: tags.flatMap(tag =>
      [...(rootOf(tag)?.querySelectorAll('.toast') ?? [])].map(toast => toast.textContent ?? ''),
    ),
  }
}

/** Shows a toast from the part that all builds share. Runs in the page. */
function showToast(text: string) {
  const page = globalThis as unknown as Record<
    symbol,
    { toasts?: { show: (type: string, text: string) => void } }
  >
  page[Symbol.for('resident-widgets.page')]?.toasts?.show('success', text)
}

/** Presses the first button of an element with this text; returns whether there is one. Runs in the page. */
function press({ tag, text }: { readonly tag: string; readonly text: string }): boolean {
  const buttons = document.querySelector(tag)?.shadowRoot?.querySelectorAll('button') ?? []
  const button = [...buttons].find(({ textContent }) => textContent?.includes(text))
  button?.click()
  return button !== undefined
}

testInEachBrowser(
  browser =>
    `EMB-9: in ${browser} two builds under two names share one session and one layer of toasts, and load the user once`,
  async ({ driver, pages }) => {
    const state = () => driver.run(stateOf, twoBuilds.tags)
    const guests = twoBuilds.tags.filter(tag => /login|bills/.test(tag))
    await driver.open(pages.address + twoBuilds.path)
    await expect.poll(async () => (await state()).drawn).toEqual(twoBuilds.tags)
    await expect.poll(async () => (await state()).vendors).toEqual(['Alfa', 'Beta'])

    await driver.type('resident-login input[name="email"]', 'owner@example.com')
    await driver.type('resident-login input[name="password"]', 'resident-demo\n')
    await expect.poll(async () => (await state()).guests).toEqual([])
    expect(await state()).toMatchObject({ people: 1, signIns: 1 })

    await driver.run(showToast, 'Saved')
    await expect.poll(async () => (await state()).toasts).toEqual([expect.stringContaining('Saved')])

    const signOut = { tag: 'resident-login-b', text: 'Sign out' }
    await expect.poll(() => driver.run(press, signOut)).toBe(true)
    await expect.poll(async () => (await state()).guests).toEqual(guests)
    expect((await driver.run(removeElements, undefined)).filter(left => !left.includes('-b'))).toEqual([])
  },
)
