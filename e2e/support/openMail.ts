import type { Page } from '@playwright/test'
import { definitionOf, type MailKind } from '../../server/mail/mailKinds.ts'
import { mailTexts } from '../../server/mail/mailTexts.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'
import { portalAddress } from './addresses.ts'
import { expect } from './test.ts'

interface OpenedMail {
  readonly kind: MailKind
  readonly recipient: string
  /** Default: en. */
  readonly locale?: Locale
  /** Follows the link that ends the mailing instead of the button. */
  readonly isUnsubscribing?: boolean
}

const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#39;', '’')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Waits for the newest mail of a kind to an address, and opens the address of its button in the page. */
export async function openMail(
  page: Page,
  { kind, recipient, locale = 'en', isUnsubscribing = false }: OpenedMail,
): Promise<void> {
  const { kinds, unsubscribe } = mailTexts[locale]
  const { subject, button = '' } = kinds[kind]
  const subjectPattern = escaped(subject).replace(/\\\{\\\{\w+\\\}\\\}/g, '[^<]+')
  const row = new RegExp(
    `href="(/demo/mail/\\d+)" lang="${locale}">${subjectPattern}</a>\\s*<span>To ${escaped(recipient)},`,
  )
  let address = ''
  await expect(async () => {
    const list = plain(await (await page.request.get(`${portalAddress()}/demo/mail`)).text())
    const [, mail] = row.exec(list) ?? []
    expect(mail, `${kind} to ${recipient}`).toBeDefined()
    const html = plain(await (await page.request.get(`${portalAddress()}${mail}/html`)).text())
    const label = isUnsubscribing ? unsubscribe : button
    const link = definitionOf(kind).isQuiet
      ? `${escaped(label)}:<br><a [^>]*href="([^"]+)"`
      : `href="([^"]+)"[^>]*>${escaped(label)}</a>`
    address = new RegExp(link).exec(html)?.[1] ?? ''
    expect(address, `the link “${label}”`).not.toBe('')
  }).toPass({ timeout: 15_000 })
  await page.goto(address)
}
