import { html } from 'hono/html'

type Html = ReturnType<typeof html>

/** Optional properties of a page. */
export interface DemoPage {
  readonly title: string
  readonly body: Html
  /** Language of the title. */
  readonly lang?: string
  readonly status?: number
  /** A part inside of another page: without a title, reloaded every three seconds. */
  readonly inner?: boolean
}

const frame = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
body.inner{margin:0;padding:0 1rem}
ol{list-style:none;padding:0}li{border-block-end:1px solid #8888;padding:.75rem 0}
`

/** Day and time in the demo's format. */
export const demoTime = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')

/**
 * Small pages of the demo without script, below one path.
 * @param style CSS in addition to the common style
 * @param policy directives of the Content-Security-Policy in addition to the common ones
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
    /** The response for `<path>/style.css`. */
    styleSheet: () =>
      new Response(frame + style, { headers: { ...headers, 'Content-Type': 'text/css; charset=utf-8' } }),
  }
}
