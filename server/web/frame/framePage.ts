import { html, raw } from 'hono/html'
import { elementTag } from '../../../src/api/rules/elementTag.ts'
import { escapeHtml } from '../../../src/api/rules/escapeHtml.ts'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { DrawnElement } from '../drawnElements.ts'
import { type FrameFault, faultText } from './FrameFault.ts'
import { frameTexts } from './frameTexts.ts'

interface Around {
  readonly locale: Locale
  /** Title of the page; the vendor is set if the page is a vendor's. */
  readonly title: string
  /** URL of the same content in the portal. */
  readonly portalPage: string
}

type Html = ReturnType<typeof html>

/** Links open in a new tab, because they lead to the portal, which may not be framed. */
const page = async ({ locale, title }: Around, head: Html | string, body: Html) =>
  String(
    await html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><base target="_blank">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/embed/frame-page.css">${head}
<script type="module" src="/embed/frame-page.js"></script></head>
<body><main id="frame">${body}</main></body></html>`,
  )

interface ElementFrame extends Around {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** What browsers without scripts show, with its style sheet. */
  readonly withoutScripts?: { readonly style: string; readonly body: Html | Promise<Html> } | undefined
  /** The element with its first state, if the build has drawn it. */
  readonly drawn: DrawnElement | undefined
  /** oEmbed discovery links: the URL of this page's description by content type. */
  readonly oEmbed: readonly (readonly [type: string, address: string])[]
}

/** The page of one element for an iframe. It contains the messages of its script as hidden text. */
export function framePage(frame: ElementFrame): Promise<string> {
  const { locale, name, attributes, oEmbed, title, portalPage, withoutScripts, drawn } = frame
  const texts = frameTexts[locale]
  const link = `<a href="${escapeHtml(portalPage)}">${escapeHtml(texts.portal)}</a>`
  const note = (id: string, text: string) =>
    html`<p class="note" id="${id}" hidden>${text} <a id="${id}-tab" href="">${texts.newTab}</a></p>`
  return page(
    frame,
    html`${oEmbed.map(
      ([type, address]) => html`<link rel="alternate" type="${type}" href="${address}" title="${title}">`,
    )}
<script type="module" src="/embed/loader.js" data-vendor="${attributes.vendor ?? ''}" data-locale="${locale}"></script>
${drawn ? html`<link rel="stylesheet" href="${drawn.style}">` : ''}
${withoutScripts ? html`<noscript><link rel="stylesheet" href="${withoutScripts.style}"></noscript>` : ''}`,
    html`${note('forgets', texts.forgets)}${note('closed-off', texts.closedOff)}
${withoutScripts ? html`<noscript>${withoutScripts.body}</noscript>` : ''}
${drawn ? html`<noscript>${raw(link)}</noscript>` : ''}
${raw(drawn?.html ?? elementTag({ tag: `resident-${name}`, attributes }, link))}`,
  )
}

/** The page for an iframe that can show no element; it says what to do. */
export function faultPage(around: Around, faults: readonly FrameFault[]): Promise<string> {
  const texts = frameTexts[around.locale]
  return page(
    around,
    '',
    html`<div class="note"><p>${texts.notice}</p><ul>${faults.map(fault => html`<li>${faultText(texts, fault)}</li>`)}</ul>
<p><a href="${around.portalPage}">${texts.portal}</a></p></div>`,
  )
}
