import { html, raw } from 'hono/html'
import type { MailContent } from './mailContent.ts'
import { darkClass, darkRules, inlineStyle } from './mailStyle.ts'

interface Options {
  /** URL of the logo, e.g. "cid:logo"; no logo if undefined. */
  readonly logo: string | undefined
  /** Condition of the dark scheme; previews set "all" or "not all". */
  readonly darkMedia?: string
}

/** Keeps the text after the preview out of the line next to the subject. */
const filler = raw('&#847;&zwnj;&nbsp;'.repeat(60))

type Html = ReturnType<typeof html>

/** A mail as HTML for mail programs: style attributes, no scripts, nothing loaded from servers. */
export async function mailHtml(
  content: MailContent,
  { logo, darkMedia = '(prefers-color-scheme:dark)' }: Options,
): Promise<string> {
  const { locale, subject, sender } = content
  const style = inlineStyle(sender.colour)
  // `class` carries the dark colours, `style` everything else.
  const block = (name: string, text: Html | string, part: Parameters<typeof darkClass>[0] = 'text') =>
    html`<p class="${darkClass(part)}" style="${style(name, part)}">${text}</p>`
  const anchor = (url: string, text: string, name = 'link') =>
    html`<a class="${darkClass('link')}" href="${url}" style="${style(name, 'link')};text-decoration:underline">${text}</a>`
  const { link, unsubscribe, otherwise, facts } = content

  const head = html`<p style="${style('head')}">${
    logo ? html`<img src="${logo}" alt="" height="40" style="${style('logo')}">` : ''
  }<span class="${darkClass('link')}" style="${style('name', 'link')}">${sender.name}</span></p>`

  const rows =
    facts.length > 0
      ? html`<div class="${darkClass('rule')}" style="${style('facts', 'rule')}">${facts.map(
          ([label, value]) =>
            html`<p style="${style('fact')}"><span class="${darkClass('muted')}" style="${style('small', 'muted')}">${label}</span><br><span class="${darkClass('text')}" style="${style('value', 'text')}">${value}</span></p>`,
        )}</div>`
      : ''

  const action = !link
    ? ''
    : link.isQuiet
      ? block('paragraph', html`${link.label}:<br>${anchor(link.url, link.url, 'address')}`)
      : html`<p style="${style('action')}"><a class="${darkClass('button')}" href="${link.url}" style="${style('button', 'button')}">${link.label}</a></p>
${block('small', html`${link.note}<br>${anchor(link.url, link.url, 'address')}`, 'muted')}`

  const contacts = [
    ...(sender.email ? [anchor(`mailto:${sender.email}`, sender.email)] : []),
    ...(sender.phone ? [anchor(`tel:${sender.phone.replace(/[^+\d]/g, '')}`, sender.phone, 'phone')] : []),
  ].map((contact, at) => html`${at > 0 ? ', ' : ' '}${contact}`)

  return String(
    await html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${subject}</title>
<style>${raw(darkRules(sender.colour, darkMedia))}</style>
</head>
<body class="${darkClass('page')}" style="${style('page', 'page')}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${content.preview}${filler}</div>
<div class="${darkClass('page')}" lang="${locale}" style="${style('frame', 'page')}">
<div class="${darkClass('card')}" style="${style('card', 'card')}">
${head}
<h1 class="${darkClass('text')}" style="${style('title', 'text')}">${subject}</h1>
${block('paragraph', content.greeting)}
${block('paragraph', content.what)}
${rows}
${block('paragraph', content.next)}
${action}
${otherwise ? block('paragraph', otherwise) : ''}
<p class="${darkClass('text')}" style="margin:24px 0 0;${style('', 'text')}">${content.regards}<br>${sender.name}${
      sender.organization && sender.organization !== sender.name ? html`<br>${sender.organization}` : ''
    }</p>
</div>
<div style="${style('foot')}">
${contacts.length > 0 ? block('footNote', html`${content.questions}${contacts}`, 'muted') : ''}
${block('footNote', content.notes.join(' '), 'muted')}
${unsubscribe ? block('footNote', anchor(unsubscribe.url, unsubscribe.label), 'muted') : ''}
</div>
</div>
</body>
</html>
`,
  )
}
