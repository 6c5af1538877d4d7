import { html } from 'hono/html'
import type { Locale } from '../../src/api/schemas/locales.ts'

interface PageWithoutScripts {
  readonly locale: Locale
  /** Title of the page, and its heading. */
  readonly title: string
  readonly styleUrl: string
}

/** A whole page of plain HTML, which search engines leave out. */
export const pageWithoutScripts = (
  { locale, title, styleUrl }: PageWithoutScripts,
  content: ReturnType<typeof html>,
) => html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${styleUrl}">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
