import { html } from 'hono/html'

type Markup = ReturnType<typeof html>

/**
 * A page of a mock provider, with its style sheet and a note that it is not real.
 * @param body created by `html` of hono/html, which escapes values; a string becomes a paragraph
 */
export const mockPage = (title: string, body: Markup | string): Markup =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main>
<h1>${title}</h1>
${typeof body === 'string' ? html`<p>${body}</p>` : body}
</main>
<footer>Sandbox: nothing here is real, and nothing leaves this machine.</footer>
</body>
</html>
`
