import { createECDH } from 'node:crypto'
import type { Page } from '@playwright/test'
import { windowedChromiumOptions } from '../tools/browser.ts'
import { portalAddress } from './support/addresses.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('profile')

const pair = createECDH('prime256v1')
const publicKey = pair.generateKeys('base64url')
const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')

// Chromium without windows gives no permission for notifications.
test.use({
  serviceWorkers: 'allow',
  launchOptions: await windowedChromiumOptions(),
  serverEnv: {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:admin@portal.example',
  },
})

/** Subscribes without a push service, which Chromium has in no test. */
const standIn = (page: Page) =>
  page.addInitScript(key => {
    PushManager.prototype.subscribe = async () =>
      ({
        toJSON: () => ({
          endpoint: 'https://push.invalid/send/1',
          keys: { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
        }),
      }) as unknown as PushSubscription
  }, publicKey)

async function openConsents(page: Page) {
  await page.goto('/login')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await signIn(page, 'tenant@example.com')
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/profile?tab=profile-consent')
  return page.getByRole('switch', { name: text('push.label') })
}

test('PRF-5: a browser is told about new bills after a click and its permission, until that is turned off', async ({
  page,
  context,
  checkAccessibility,
}) => {
  await context.grantPermissions(['notifications'], { origin: portalAddress() })
  await standIn(page)
  const bills = await openConsents(page)
  await expect(bills).toBeChecked({ checked: false })
  await bills.click()
  await expect(bills).toBeChecked()
  await expect(bills).toBeEnabled()
  await checkAccessibility()
  await page.reload()
  await expect(bills).toBeChecked()
  await bills.click()
  await expect(bills).toBeEnabled()
  await page.reload()
  await expect(bills).toBeChecked({ checked: false })
})

test('PRF-5: where the browser blocks messages, a click says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied'
  })
  const bills = await openConsents(page)
  await bills.click()
  await expect(page.getByText(text('push.denied'))).toBeVisible()
  await expect(bills).toBeChecked({ checked: false })
})
