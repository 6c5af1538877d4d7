import { html } from 'hono/html'

type Html = ReturnType<typeof html>

/** Pages of the menu, in their order. */
export const menu = [
  ['events', 'Events'],
  ['requests', 'Requests'],
  ['chats', 'Live chat'],
  ['messages', 'Messages'],
  ['contracts', 'Contracts'],
  ['invoices', 'Invoices'],
  ['consumption', 'Consumption'],
  ['outages', 'Outages'],
  ['readings', 'Readings'],
  ['client-forms', 'Client forms'],
  ['move-outs', 'Moving out'],
] as const

export type PageName = (typeof menu)[number][0]

export interface Page {
  readonly title: string
  readonly body: Html
  /** Seconds after which the page loads itself again. */
  readonly refresh?: number
}

interface Frame {
  readonly vendors: readonly { readonly slug: string; readonly title: string }[]
  readonly slug: string
  readonly current: PageName
  /** Result of the last action, e.g. an error of the API. */
  readonly notice: string | undefined
}

/** Day and time in UTC. */
export const time = (moment: string | Date) =>
  (typeof moment === 'string' ? moment : moment.toISOString()).slice(0, 16).replace('T', ' ')

/** A name and a value in a list of details. */
export const detail = (name: string, value: string | number | null) =>
  html`<div><dt>${name}</dt><dd dir="auto">${value ?? '–'}</dd></div>`

/** A labelled field of a form. */
export const field = (
  name: string,
  label: string,
  { value = '', type = 'text', required = true }: { value?: string; type?: string; required?: boolean } = {},
) =>
  html`<label>${label}<input name="${name}" type="${type}" value="${value}"${required ? html` required` : ''}></label>`

export const textField = (name: string, label: string, rows = 4) =>
  html`<label>${label}<textarea name="${name}" rows="${rows}" maxlength="5000" required></textarea></label>`

/** The document of a page, without scripts. */
export const layout = ({ title, body, refresh }: Page, { vendors, slug, current, notice }: Frame) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title} – Back office</title>
<link rel="stylesheet" href="/style.css"></head><body>
<header><strong>Back office</strong><nav aria-label="Vendors">${vendors.map(
    vendor =>
      html`<a href="/${vendor.slug}/${current}"${vendor.slug === slug ? html` aria-current="true"` : ''}>${vendor.title}</a>`,
  )}</nav></header>
<nav class="menu" aria-label="Pages">${menu.map(
    ([name, label]) =>
      html`<a href="/${slug}/${name}"${name === current ? html` aria-current="page"` : ''}>${label}</a>`,
  )}</nav>
<main>${notice ? html`<p class="notice" role="status">${notice}</p>` : ''}<h1>${title}</h1>${refresh ? html`<p><small>This page reloads itself. <a href="?still">Stop</a></small></p>` : ''}${body}</main>
</body></html>`
