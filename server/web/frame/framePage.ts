import { html, raw } from 'hono/html'
import { elementTag } from '../../../src/api/rules/elementTag.ts'
import { escapeHtml } from '../../../src/api/rules/escapeHtml.ts'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import { type FrameFault, faultText } from './FrameFault.ts'
import { frameTexts } from './frameTexts.ts'

interface Around {
  readonly locale: Locale
  /** What the page is called; its vendor, where it speaks for one. */
  readonly title: string
  /** Where the same is in the portal. */
  readonly portalPage: string
}

type Html = ReturnType<typeof html>

/** Links of the elements lead to the portal, which shows itself in no frame: they open in a tab of their own. */
const page = async ({ locale, title }: Around, head: Html | string, body: Html) =>
  String(
    await html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><base target="_blank">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/embed/frame-page.css">${head}
<script type="module" src="/embed/frame-page.js"></script></head>
<body><main id="frame">${body}</main></body></html>`,
  )

interface Shown extends Around {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Where this page is described for sites that embed by address, by the type of the answer. */
  readonly oEmbed: readonly (readonly [type: string, address: string])[]
}

/** The page of one element, for a frame. What its script may have to say stands in it, hidden. */
export function framePage(shown: Shown): Promise<string> {
  const { locale, name, attributes, oEmbed, title, portalPage } = shown
  const texts = frameTexts[locale]
  const link = `<a href="${escapeHtml(portalPage)}">${escapeHtml(texts.portal)}</a>`
  const note = (id: string, text: string) =>
    html`<p class="note" id="${id}" hidden>${text} <a id="${id}-tab" href="">${texts.newTab}</a></p>`
  return page(
    shown,
    html`${oEmbed.map(
      ([type, address]) => html`<link rel="alternate" type="${type}" href="${address}" title="${title}">`,
    )}
<script type="module" src="/embed/loader.js" data-vendor="${attributes.vendor ?? ''}" data-locale="${locale}"></script>`,
    html`${note('forgets', texts.forgets)}${note('closed-off', texts.closedOff)}
${raw(elementTag({ tag: `resident-${name}`, attributes }, link))}`,
  )
}

/** The page that stands in a frame where nothing can be shown, and says what to do. */
export function faultPage(around: Around, faults: readonly FrameFault[]): Promise<string> {
  const texts = frameTexts[around.locale]
  return page(
    around,
    '',
    html`<div class="note"><p>${texts.notice}</p><ul>${faults.map(fault => html`<li>${faultText(texts, fault)}</li>`)}</ul>
<p><a href="${around.portalPage}">${texts.portal}</a></p></div>`,
  )
}
