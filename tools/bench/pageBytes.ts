import type { Page } from 'playwright'
import { watchRequests } from '../watchRequests.ts'

/** Bytes that a page transferred after its HTML, compressed and without headers. */
export interface PageBytes {
  readonly scripts: number
  readonly texts: number
  /** API responses and images. */
  readonly data: number
  /** What the server draws for a signed-in person, and the portal's script that shows it. */
  readonly drawings: number
  readonly requests: number
  readonly total: number
}

/**
 * Counts transferred bytes from opening a page until the network is idle.
 * @param open opens the page; nothing of it may be in the browser's cache
 */
export async function pageBytes(page: Page, open: () => Promise<unknown>): Promise<PageBytes> {
  const network = await page.context().newCDPSession(page)
  const sums = { scripts: 0, texts: 0, data: 0, drawings: 0 }
  const kinds = new Map<string, keyof typeof sums>()
  const kindOf = (address: string) => {
    const { pathname } = new URL(address)
    if (/\/(first-pages|first-views\/[a-z-]+|first-page-[\w-]+\.js)$/.test(pathname)) return 'drawings'
    if (!pathname.startsWith('/embed/')) return 'data'
    return pathname.endsWith('.json') ? 'texts' : 'scripts'
  }
  await network.send('Network.enable')
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Document' || !response.url.startsWith('http')) return
    kinds.set(requestId, kindOf(response.url))
  })
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) sums[kind] += encodedDataLength
  })
  const { waitUntilIdle } = watchRequests(page)
  await open()
  await waitUntilIdle()
  await network.detach()
  return { ...sums, requests: kinds.size, total: sums.scripts + sums.texts + sums.data + sums.drawings }
}
