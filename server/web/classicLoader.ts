const text = `console.warn('[resident RW-MODULE] The script tag of the elements lacks type="module".')
import(document.currentScript.src)
`

/** Whether a page includes a script without `type="module"`: browsers request those without CORS. */
export const isClassicScript = ({ headers }: Request): boolean =>
  headers.get('Sec-Fetch-Dest') === 'script' && headers.get('Sec-Fetch-Mode') === 'no-cors'

/** The loader for such a page: a script that says what is missing, and imports the module. */
export const classicLoader = (headers: Readonly<Record<string, string>>): Response =>
  new Response(text, {
    headers: {
      ...headers,
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
      Vary: 'Sec-Fetch-Mode',
    },
  })
