import { createServer } from 'node:http'
import { hostPolicy } from '../demo/server/web/policies.ts'

export interface StrangersPages {
  readonly origin: string
  readonly stop: () => void
}

/**
 * Serves whatever HTML an address carries after its "?", from an origin of its own and under the strictest policy:
 * a page of a stranger, for tests and measurements.
 */
export function serveStrangersPages(port: number, portal: string): StrangersPages {
  const server = createServer((request, response) => {
    const [, html = ''] = /\?(.*)/.exec(request.url ?? '') ?? []
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': hostPolicy(portal),
    })
    response.end(decodeURIComponent(html))
  }).listen(port, 'localhost')
  return { origin: `http://localhost:${port}`, stop: () => server.close() }
}

/** Address of a page whose body holds this, with the loader's script tag as the documentation has it. */
export function strangersPage(
  pages: string,
  portal: string,
  body: string,
  data = 'data-vendor="alfa"',
): string {
  const html = `<!doctype html><html lang="en"><head><title>A page</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><script type="module" src="${portal}/embed/loader.js" ${data}></script></head><body><main><h1>A page</h1>${body}</main></body></html>`
  return `${pages}/?${encodeURIComponent(html)}`
}
