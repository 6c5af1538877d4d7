import { html } from 'hono/html'
import type { Locale } from '../../src/api/schemas/locales.ts'

type Markup = ReturnType<typeof html>

interface FrameOptions {
  readonly locale: Locale
  /** Colour scheme of the embedding page, which an iframe cannot read. */
  readonly look: 'light' | 'dark'
  readonly script: string
}

/** A page of a mock provider for an iframe: only its fields, on the embedding page's background. */
export const framePage = (title: string, body: Markup, { locale, look, script }: FrameOptions): Markup =>
  html`<!doctype html>
<html lang="${locale}" class="${look}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${look}">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
<script type="module" src="${script}"></script>
</head>
<body class="frame">
<main>
${body}
</main>
</body>
</html>
`
