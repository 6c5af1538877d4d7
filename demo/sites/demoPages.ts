import { html } from 'hono/html'

type Html = ReturnType<typeof html>

/** What one page may differ in. */
export interface DemoPage {
  readonly title: string
  readonly body: Html
  /** Of the title. */
  readonly lang?: string
  readonly status?: number
  /** A part shown within another page: without a title, and loaded anew every three seconds. */
  readonly inner?: boolean
}

const frame = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
body.inner{margin:0;padding:0 1rem}
ol{list-style:none;padding:0}li{border-block-end:1px solid #8888;padding:.75rem 0}
`

/** Day and time as the pages of the demonstration write them. */
export const demoTime = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')

/**
 * Small pages of the demonstration without script, below one address.
 * @param style CSS beside what all of them share
 * @param policy directives of the Content-Security-Policy beside what all of them have
 */
export function demoPages(path: string, style: string, policy: readonly string[], referrer: string) {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': referrer,
    'Content-Security-Policy': ["default-src 'none'", "style-src 'self'", "base-uri 'none'", ...policy].join(
      '; ',
    ),
  }
  return {
    page: async ({ title, body, lang = 'en', status = 200, inner = false }: DemoPage) =>
      new Response(
        String(
          await html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
${inner ? html`<meta http-equiv="refresh" content="3">` : ''}
<link rel="stylesheet" href="${path}/style.css"></head>
<body${inner ? html` class="inner"` : ''}><main>${inner ? '' : html`<h1 lang="${lang}">${title}</h1>`}${body}</main></body></html>`,
        ),
        { status, headers },
      ),
    /** What is answered at `<path>/style.css`. */
    styleSheet: () =>
      new Response(frame + style, { headers: { ...headers, 'Content-Type': 'text/css; charset=utf-8' } }),
  }
}
