import { mailKindNames } from '../server/mail/mailKinds.ts'
import { locales } from '../src/api/schemas/locales.ts'
import { expect, test } from './support/test.ts'

test('MAI-5: the gallery shows a mail in its language, light and dark, at 320 and 600 px, next to its text', async ({
  page,
}) => {
  await page.goto('/demo/')
  await page.getByRole('link', { name: 'Mails' }).click()
  await page.getByRole('link', { name: 'receipt' }).click()
  await page.getByRole('link', { name: 'lt', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kvitas: Vanduo ir nuotekos')
  for (const scheme of ['light', 'dark'])
    for (const width of [320, 600]) {
      const mail = page.frameLocator(`iframe[title="receipt, ${scheme}, ${width} px"]`)
      await expect(mail.getByRole('link', { name: 'Atverti kvitą' })).toBeVisible()
      await expect(mail.getByText('+370 46 555 102')).toBeVisible()
    }
  await expect(page.locator('pre')).toContainText('Beta vandenys')
})

test('MAI-1: no mail is wider than a phone of 320 px, and its texts are readable in both schemes', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const kind of mailKindNames)
    for (const locale of locales) {
      await page.goto(`/demo/mails/${kind}/light?locale=${locale}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${kind} in ${locale}`).toBeLessThanOrEqual(0)
    }
  for (const scheme of ['light', 'dark'])
    for (const kind of ['receipt', 'contractEmail', 'contractEmailConfirmed', 'newsletter']) {
      await page.goto(`/demo/mails/${kind}/${scheme}?locale=ru`)
      await checkAccessibility()
    }
})
