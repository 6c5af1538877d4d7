import { createServer } from 'node:http'
import { hostPolicy } from '../../src/api/rules/hostPolicy.ts'

export interface StrangersPages {
  /** URL of a page with this body and with the loader's script tag as the documentation has it. */
  readonly pageWith: (body: string) => string
  readonly stop: () => void
}

/**
 * Serves the body that a URL's query contains, from an origin of its own and under the strictest policy: a
 * third-party page of which only the HTML is not counted.
 * @param portal origin of the elements
 */
export function serveStrangersPages(port: number, portal: string): StrangersPages {
  const head = `<title>A page</title><link rel="icon" href="data:,">
    <script type="module" src="${portal}/embed/loader.js" data-vendor="alfa" data-locale="lt"></script>`
  const server = createServer((request, response) => {
    const body = decodeURIComponent(/\?(.*)/.exec(request.url ?? '')?.[1] ?? '')
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': hostPolicy(portal).join('; '),
    })
    response.end(`<!doctype html><html lang="lt"><head>${head}</head><body>${body}</body></html>`)
  }).listen(port, 'localhost')
  return {
    pageWith: body => `http://localhost:${port}/?${encodeURIComponent(body)}`,
    stop: () => server.close(),
  }
}
