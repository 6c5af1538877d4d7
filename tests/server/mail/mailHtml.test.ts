import { describe, expect, test } from 'vitest'
import { sampleMail } from '../../../demo/sites/sampleMails.ts'
import { createSigner } from '../../../server/common/crypto.ts'
import { composeMail } from '../../../server/mail/composeMail.ts'
import type { MailSender } from '../../../server/mail/MailSender.ts'
import { definitionOf, mailKindNames } from '../../../server/mail/mailKinds.ts'
import { neutrals } from '../../../server/mail/mailStyle.ts'
import { contrast } from '../../../src/api/rules/palette.ts'
import { locales } from '../../../src/api/schemas/locales.ts'
import { tokens } from '../../../src/theme/tokens.ts'

const publicUrl = 'https://portal.example'
const sender: MailSender = {
  name: 'Alfa „namai“ & Co <b>',
  organization: 'Alfa namai Vilnius',
  colour: '#ffd000',
  logoSvg: null,
  from: null,
  email: 'pagalba@alfa.example',
  phone: '+370 5 555 0101',
}

const compose = (
  kind: (typeof mailKindNames)[number],
  locale: (typeof locales)[number],
  own: Partial<MailSender> = {},
) =>
  composeMail(
    sampleMail(kind, locale),
    {
      publicUrl,
      findSender: async () => ({ ...sender, ...own }),
      signer: () => createSigner('secret'),
    },
    { logo: async () => undefined },
  )

const all = mailKindNames.flatMap(kind => locales.map(locale => [kind, locale] as const))

describe.each(all)('the mail %s in %s', (kind, locale) => {
  test('MAI-1: text and HTML say the same, with the link written out and its host named', async () => {
    const { text, html } = await compose(kind, locale)
    const { link } = sampleMail(kind, locale)
    expect(text).not.toMatch(/\{\{|undefined|null/)
    expect(html).not.toMatch(/\{\{|undefined|>null</)
    expect(text).toContain('portal.example')
    if (link === null) return
    const url = `${publicUrl}${link}`
    expect(text).toContain(`:\n${url}\n`)
    expect(html).toContain(`>${url.replaceAll('&', '&amp;')}</a>`)
    const buttons = [...html.matchAll(/class="m-button"/g)]
    expect(buttons).toHaveLength(definitionOf(kind).isQuiet ? 0 : 1)
  })

  test('MAI-1: the HTML has a language, no table, no script and loads nothing', async () => {
    const { html } = await compose(kind, locale)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).not.toMatch(/<(table|script|link|form|iframe|base)\b/)
    expect(html).not.toMatch(/\b(src|srcset|background)="|url\(|@import/)
    // Gmail clips mails above 102 KB.
    expect(html.length).toBeLessThan(30_000)
  })

  test('MAI-2: says who writes and how to reach somebody, escaped', async () => {
    const { text, html } = await compose(kind, locale)
    expect(text).toContain(sender.name)
    expect(html).toContain('Alfa „namai“ &amp; Co &lt;b&gt;')
    expect(html).toContain('href="mailto:pagalba@alfa.example"')
    expect(html).toContain('href="tel:+37055550101"')
  })

  test('MAI-4: a mail by consent, and no other, has a link to unsubscribe', async () => {
    const { unsubscribe } = await compose(kind, locale)
    expect(unsubscribe !== undefined).toBe(definitionOf(kind).about === 'consent')
  })
})

const declaration = (style: string, name: string) =>
  new RegExp(`(?:^|;)${name}:(#[0-9a-f]{6})`).exec(style)?.[1] ?? ''

describe('colours of mails', () => {
  test.each(['#000000', '#ffffff', '#ffd000', '#00ff00', '#0b6e4f', '#8c1d40', null, 'red;x:url(y)'])(
    'MAI-2: the texts of a vendor with the colour %s have a contrast of 4.5 in both schemes',
    async colour => {
      const { html } = await compose('receipt', 'lt', { colour })
      expect(html).not.toContain('url(')
      const [, light = ''] = /class="m-button"[^>]*style="([^"]*)"/.exec(html) ?? []
      const dark = (part: string) =>
        (new RegExp(`\\.m-${part}\\{([^}]*)\\}`).exec(html)?.[1] ?? '').replaceAll(' !important', '')
      const [, lightLink = ''] = /class="m-link"[^>]*style="([^"]*)"/.exec(html) ?? []
      const pairs = [
        [declaration(light, 'color'), declaration(light, 'background-color')],
        [declaration(lightLink, 'color'), neutrals.light.raised],
        [declaration(lightLink, 'color'), neutrals.light.surface],
        [declaration(dark('button'), 'color'), declaration(dark('button'), 'background-color')],
        [declaration(dark('link'), 'color'), declaration(dark('card'), 'background-color')],
        [declaration(dark('muted'), 'color'), declaration(dark('page'), 'background-color')],
        [declaration(dark('text'), 'color'), declaration(dark('card'), 'background-color')],
      ] as const
      for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('MAI-2: the neutral colours are those of the elements', () => {
    const value = (name: string, scheme: 'light' | 'dark') =>
      tokens.find(token => token.name === `--resident-${name}`)?.[scheme]
    for (const scheme of ['light', 'dark'] as const)
      for (const [name, colour] of Object.entries(neutrals[scheme])) expect(value(name, scheme)).toBe(colour)
  })
})
