import type { Page } from '@playwright/test'
import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import { frameAddress, frameTag } from '../src/api/rules/frameCode.ts'
import { hostPolicy } from '../src/api/rules/hostPolicy.ts'
import { windowedChromiumOptions } from '../tools/browser.ts'
import { hostsAddress, portalAddress } from './support/addresses.ts'
import { answerAtBank, confirmAtBank, goToBank, goToCardPage, payButton, type Root } from './support/bank.ts'
import { readAs } from './support/readAs.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('bills')
const shared = textsOf('shared')
const person = 'many@example.com'
/** An origin of the vendor, of another site than the portal's. */
const frameSite = 'https://www.alfa.example'

// Chromium without windows stores what frames of another site keep. Nobody else pays bills of this person on this server.
test.use({
  serverEnv: { DEMO_NOW: '2026-11-21T10:00:00Z' },
  launchOptions: await windowedChromiumOptions(),
})

/** Contracts with an open bill. Each test takes the next ones, so that no bill is paid twice. */
const contracts: number[] = []
let cardOrigin = ''

const nextContract = () => {
  const contract = contracts.shift()
  if (contract === undefined) throw new Error('There are too few open bills for these tests.')
  return contract
}

test.beforeAll(async ({ request }) => {
  const read = await readAs(request, person)
  const groups = await read(organizationGroupsWithContracts.path)
  for (const { slug, contracts: own } of groups)
    for (const { id } of slug === 'alfa' ? own : [])
      if ((await read(`contracts/${id}/invoices/last`))?.state === 'unpaid') contracts.push(id)
  const methods = await read(`contracts/${contracts[0]}/payments/payment-methods`)
  cardOrigin = methods.flatMap(({ cardFrameUrl }: { cardFrameUrl: string | null }) =>
    cardFrameUrl ? [new URL(cardFrameUrl).origin] : [],
  )[0]
})

const billPath = (contract: number) => `/vendor/alfa/contract/${contract}/bill`
const frameOf = (contract: number) => ({
  portal: portalAddress(),
  name: 'bills',
  attributes: { vendor: 'alfa', contract: String(contract) },
})

interface Host {
  readonly name: string
  /**
   * Opens a contract's bills.
   * @param isFirst whether the person has to sign in
   * @returns where the element is
   */
  readonly open: (page: Page, contract: number, isFirst: boolean) => Promise<Root>
  /**
   * Waits for the page that the bank returns to.
   * @param isFirst whether it is the first return
   */
  readonly return: (page: Page, contract: number, isFirst: boolean) => Promise<void>
}

async function signInToPortal(page: Page) {
  await page.goto(`${portalAddress()}/login`)
  await signIn(page, person)
  await expect(page).not.toHaveURL(/login/)
}

/** Signs in by the button of an element that asks for it. */
async function signInToElement(root: Root) {
  await root.getByRole('button', { name: shared('signIn'), exact: true }).click()
  await signIn(root, person)
  await expect(root.locator('.latest')).toBeVisible()
}

/** Opens a vendor's own page, which allows the frame with the card's fields. */
const openVendorPage = (page: Page, body: string) =>
  openScratchPage(page, {
    body,
    loader: 'data-vendor="alfa"',
    policy: hostPolicy(portalAddress(), [cardOrigin]).join('; '),
  })

/** Returns to a page that Playwright serves: it does so on a reload, not after a redirect. */
async function returnToScratchPage(page: Page) {
  await page.waitForURL(url => url.pathname === '/scratch/' && url.searchParams.has('payment'))
  await page.reload()
}

const hosts: readonly Host[] = [
  {
    name: 'in the portal',
    async open(page, contract, isFirst) {
      if (isFirst) await signInToPortal(page)
      await page.goto(portalAddress() + billPath(contract))
      return page
    },
    return: (page, contract) => page.waitForURL(url => url.pathname === billPath(contract)),
  },
  {
    name: 'in the portal as a tag',
    async open(page, contract, isFirst) {
      await openVendorPage(page, '<resident-portal></resident-portal>')
      if (isFirst) await signIn(page, person)
      await expect(page).toHaveURL(/#\/vendor\/alfa\/contract\/\d+$/)
      await page.goto(`${hostsAddress()}/scratch/#${billPath(contract)}`)
      return page
    },
    return: returnToScratchPage,
  },
  {
    name: 'in resident-bills on a vendor’s page',
    async open(page, contract, isFirst) {
      await openVendorPage(
        page,
        `<resident-login></resident-login><resident-bills contract="${contract}"></resident-bills>`,
      )
      if (isFirst) await signIn(page, person)
      return page
    },
    return: returnToScratchPage,
  },
  {
    name: 'in a frame of another site',
    async open(page, contract) {
      await page.route(`${frameSite}/`, route =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="en"><title>Alfa</title><main><h1>Alfa</h1>${frameTag(
            frameOf(contract),
            { title: 'Bills' },
          )}</main></html>`,
        }),
      )
      await page.goto(`${frameSite}/`)
      const frame = page.frameLocator('iframe')
      // This browser stores nothing for a frame of another site.
      await signInToElement(frame)
      return frame
    },
    // The bank takes the whole window and returns to the frame's own page, where nobody is signed in yet.
    async return(page, contract, isFirst) {
      await page.waitForURL(url => url.href.startsWith(frameAddress(frameOf(contract))))
      if (isFirst) await signInToElement(page)
    },
  },
]

for (const host of hosts)
  test(`BIL-2: ${host.name} a card is declined, a bank confirms late and a card pays, each told after the return, after a reload and on another device`, async ({
    page,
    browser,
    context,
    allowErrors,
  }) => {
    allowErrors(/404/)
    const [first, second] = [nextContract(), nextContract()]
    let root = await host.open(page, first, true)
    await goToCardPage(page, root)
    await answerAtBank(page, 'Decline')
    await host.return(page, first, true)
    await expect(page.getByText(text('outcome.failures.payment_failed'))).toBeVisible()
    await page.reload()

    const atBank = await goToBank(page, page)
    await answerAtBank(page, 'Agree, leave it to be confirmed')
    await host.return(page, first, false)
    await expect(page.getByText(text('outcome.confirming.text'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(text('latest.pending.title'))).toBeVisible()
    await expect(payButton(page)).toHaveCount(0)
    const device = await browser.newPage()
    await signInToPortal(device)
    const followed = device.waitForResponse(/\/api\/v5\/changes\b/)
    await device.goto(portalAddress() + billPath(first))
    await expect(device.getByText(text('latest.pending.title'))).toBeVisible()
    await followed
    await confirmAtBank(context, atBank)
    await expect(page.getByText(text('outcome.success.text'))).toBeVisible()
    await expect(page.getByText(text('latest.clear.title'))).toBeVisible()
    // Both pages were open: neither was reloaded.
    await expect(device.getByText(text('latest.clear.title'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(text('latest.clear.title'))).toBeVisible()
    await expect(page.getByText(text('outcome.success.text'))).toHaveCount(0)

    root = await host.open(page, second, false)
    await goToCardPage(page, root)
    await answerAtBank(page, 'Approve')
    await host.return(page, second, false)
    await expect(page.getByText(text('outcome.success.text'))).toBeVisible()
    await device.goto(portalAddress() + billPath(second))
    await expect(device.getByText(text('latest.clear.title'))).toBeVisible()
  })
