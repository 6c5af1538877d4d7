import { test as base } from '../support/test.ts'
import { type ServedPages, serveHardPages } from './serveHardPages.ts'

/** A test whose server also allows the origin of the hard pages. */
export const test = base.extend<object, { readonly pages: ServedPages }>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const pages = await serveHardPages()
      await use(pages)
      await pages.stop()
    },
    { scope: 'worker' },
  ],
  serverEnv: [({ pages }, use) => use({ ALLOWED_ORIGINS: pages.address }), { scope: 'worker' }],
})
