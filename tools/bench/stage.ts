import { type Browser, chromium } from 'playwright'
import { chromiumOptions } from '../browser.ts'
import { freePort } from '../freePort.ts'
import { serveForTests } from '../serveForTests.ts'
import { type StrangersPages, serveStrangersPages } from './strangersPages.ts'

type Variables = Readonly<Record<string, string>>

/**
 * Measures with a browser and a server, and stops both in any case.
 * @param measure receives the origin of the portal
 * @param env variables of the server
 */
export async function onServer<Result>(
  measure: (browser: Browser, portal: string) => Promise<Result>,
  env: Variables,
): Promise<Result> {
  const server = await serveForTests({ FAULTS: 'off', ...env })
  const browser = await chromium.launch(await chromiumOptions())
  try {
    return await measure(browser, server.portal)
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Measures third-party pages whose origin may embed the elements of that server. */
export async function onStrangersPages<Result>(
  measure: (browser: Browser, pageWith: StrangersPages['pageWith'], portal: string) => Promise<Result>,
  env: Variables = {},
): Promise<Result> {
  const port = await freePort()
  return onServer(
    async (browser, portal) => {
      const pages = serveStrangersPages(port, portal)
      try {
        return await measure(browser, pages.pageWith, portal)
      } finally {
        pages.stop()
      }
    },
    { ALLOWED_ORIGINS: `http://localhost:${port}`, ...env },
  )
}
