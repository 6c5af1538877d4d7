import type { Page } from '@playwright/test'
import { hostPolicy } from '../../src/api/rules/hostPolicy.ts'
import { hostsAddress, portalAddress } from './addresses.ts'

interface Options {
  /** Content of the body next to the loader's script. */
  readonly body: string
  /** Attributes of the loader's script tag, e.g. `data-vendor="alfa"`. */
  readonly loader?: string
  readonly head?: string
  /** Start of the document: empty for quirks mode. */
  readonly doctype?: string
  /** Attributes of the page's html tag. */
  readonly html?: string
  /** How many times the page includes the loader; 0 if the body includes it. */
  readonly times?: number
  /** Content security policy; the default is the strictest policy that elements support. */
  readonly policy?: string
}

interface Answer {
  readonly policy: string
  readonly html: string
}

/** What the address of scratch pages is answered with, in each page that has opened one. */
const answers = new WeakMap<Page, Answer>()

/** Answers the address of scratch pages by DevTools: a route of Playwright's would switch off the cache of the whole page. */
async function serveInstead(page: Page, answer: Answer): Promise<void> {
  const isServed = answers.has(page)
  answers.set(page, answer)
  if (isServed) return
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const { policy, html } = answers.get(page) ?? answer
    const fulfilled = devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [
        { name: 'Content-Type', value: 'text/html; charset=utf-8' },
        { name: 'Content-Security-Policy', value: policy },
      ],
      body: Buffer.from(html).toString('base64'),
    })
    // The page may be closed meanwhile.
    fulfilled.catch(() => undefined)
  })
  const address = `${hostsAddress()}/scratch/`
  // In these patterns a question mark stands for any character.
  const patterns = [{ urlPattern: address }, { urlPattern: `${address}\\?*` }]
  await devtools.send('Fetch.enable', { patterns })
}

/** Opens an external page with elements, under the strictest policy. */
export async function openScratchPage(page: Page, options: Options): Promise<void> {
  const { body, loader = '', head = '', times = 1 } = options
  const { doctype = '<!doctype html>', html = 'lang="en"' } = options
  const portal = portalAddress()
  const { policy = hostPolicy(portal).join('; ') } = options
  const script = `<script type="module" src="${portal}/embed/loader.js" ${loader}></script>`
  await serveInstead(page, {
    policy,
    html: `${doctype}<html ${html}><head><meta charset="utf-8"><title>A stranger’s page</title>${head}</head>
        <body><main><h1>Our house</h1>${body}</main>${script.repeat(times)}</body></html>`,
  })
  await page.goto(`${hostsAddress()}/scratch/`)
}
