import { organizationGroupsWithContracts } from '../src/api/endpoints/organizationGroups.ts'
import { actInPage, lastReadingInPage, type Wanted } from './isolation/actInPage.ts'
import { browsers } from './isolation/browsers.ts'
import type { Driver } from './isolation/Driver.ts'
import { portalAddress } from './support/addresses.ts'
import { readAs } from './support/readAs.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const shared = textsOf('shared')
const bills = textsOf('bills')
const meters = textsOf('meters')
const helpDesk = textsOf('help-desk')
const polls = textsOf('polls')
const card = textsOf('card-payment')
const form = textsOf('client-form')
const switcher = textsOf('contract-switcher')

// A day on which readings are submitted.
test.use({ serverEnv: { DEMO_NOW: '2026-11-29T10:00:00Z' }, serverName: 'engines' })

interface Resident {
  readonly email: string
  readonly contract: number
}

/** Contract numbers that can be paid for without an account: each browser takes one of its own. */
const numbers: string[] = []

test.beforeAll(async ({ request }) => {
  const read = await readAs(request, 'many@example.com')
  for (const { contracts } of await read(organizationGroupsWithContracts.path))
    for (const { username, organizationId } of contracts) if (organizationId === 1) numbers.push(username)
})

/** Each browser has a resident of its own, because bills are paid and votes are given once. */
const residents: Readonly<Record<string, Resident>> = {
  Chromium: { email: 'owner@example.com', contract: 1 },
  Firefox: { email: 'single@example.com', contract: 6 },
  WebKitGTK: { email: 'board@example.com', contract: 7 },
}

/** Waits until a browser did something. */
const act = (driver: Driver, wanted: Wanted) =>
  expect
    .poll(() => driver.run(actInPage, wanted).catch(() => false), { message: JSON.stringify(wanted) })
    .toBe(true)

const see = (driver: Driver, css: string, name: string) => act(driver, { css, name, look: true })

async function signIn(driver: Driver, email: string): Promise<void> {
  await driver.open(`${portalAddress()}/login`)
  // The button of the sign-in that came as HTML, which the element replaces (AUT-22).
  await see(driver, 'resident-login:not(:has(> button))', '')
  await act(driver, { css: 'resident-login input[type=email], input[type=email]', value: email })
  await act(driver, { css: 'input[type=password]', value: 'resident-demo' })
  await act(driver, { css: 'button', name: shared('signIn') })
  await see(driver, 'resident-bills', '')
}

interface Journey {
  readonly title: string
  readonly run: (driver: Driver, resident: Resident) => Promise<void>
}

const pageOf = (contract: number, path: string) =>
  `${portalAddress()}/vendor/alfa/contract/${contract}/${path}`

const journeys: readonly Journey[] = [
  {
    title: 'AUT-4 CON-1: a resident signs in and switches to another home',
    run: async driver => {
      await signIn(driver, 'owner@example.com')
      await act(driver, { css: '.trigger', name: switcher('change') })
      await act(driver, { css: 'dialog[open] button', name: 'Mamos butas' })
      await see(driver, 'h1', 'Mamos butas')
    },
  },
  {
    title: 'BIL-2: a bill is paid at a bank, which returns to the paid bill',
    run: async (driver, { email, contract }) => {
      await signIn(driver, email)
      await driver.open(pageOf(contract, 'bill'))
      await act(driver, { css: '.latest button', name: 'Pay €' })
      const agree: Wanted = { css: 'dialog[open] button', name: 'Agree and pay €' }
      const pay: Wanted = { css: 'dialog[open] button', name: 'Pay €' }
      await expect
        .poll(async () => (await driver.run(actInPage, agree)) || driver.run(actInPage, pay))
        .toBe(true)
      await act(driver, { css: 'button', name: 'Approve' })
      await see(driver, 'p', bills('outcome.success.text'))
    },
  },
  {
    title: 'MET-1: a reading is typed and sent',
    run: async (driver, { email, contract }) => {
      await signIn(driver, email)
      await driver.open(pageOf(contract, 'meter'))
      await expect.poll(() => driver.run(lastReadingInPage, undefined)).toBeGreaterThan(0)
      const value = (await driver.run(lastReadingInPage, undefined)) + 2
      await act(driver, { css: 'input', name: meters('new'), value: value.toFixed(3) })
      // An unusual reading is sent by a second press.
      await expect
        .poll(async () => {
          await driver.run(actInPage, { css: 'button[type=submit]', name: 'Submit 1 reading' })
          return driver.run(actInPage, { css: '*', name: meters('outcome.all', { count: 1 }), look: true })
        })
        .toBe(true)
    },
  },
  {
    title: 'HLP-5: a request is sent',
    run: async (driver, { email, contract }) => {
      await signIn(driver, email)
      await driver.open(pageOf(contract, 'help-desk/create'))
      await act(driver, { css: 'select', name: helpDesk('form.category'), value: 'service_order' })
      await act(driver, { css: 'textarea', value: 'Neveikia laiptinės šviesa antrame aukšte.' })
      await act(driver, { css: 'button', name: helpDesk('form.send') })
      await see(driver, '*', helpDesk('stages.1'))
    },
  },
  {
    title: 'CDF-1: a new owner fills in the client form with two files, reviews and sends it',
    run: async driver => {
      await driver.open(`${portalAddress()}/vendor/alfa/contract/register`)
      for (const [label, value] of [
        ['who.firstName', 'Rūta'],
        ['who.lastName', 'Žemaitienė'],
        ['who.phone', '+370 612 34567'],
        ['who.email', 'ruta@example.com'],
        ['home.address', 'Antakalnio g. 128-61, Vilnius'],
      ] as const)
        await act(driver, { css: 'input', name: form(label), value })
      for (const choice of ['owner', 'apartment', 'new_owner', 'digital'])
        await act(driver, { css: '[type=radio], [type=checkbox]', name: form(`choices.${choice}`) })
      for (const field of ['registryDocuments', 'identityDocument']) {
        const at = `[data-field=${field}]`
        await act(driver, { css: `${at} input[type=file]`, file: `${field}.pdf` })
        await see(driver, `${at} *`, shared('files.sent'))
      }
      await act(driver, { css: 'button', name: form('review.go') })
      await see(driver, 'h2, h3', form('review.title'))
      await act(driver, { css: 'button', name: form('review.send') })
      await see(driver, 'h2, h3', form('sent.title'))
    },
  },
  {
    title: 'CRD-1: a visitor pays with a card, whose number is typed into the provider’s frame',
    run: async (driver, { contract }) => {
      await driver.open(`${portalAddress()}/card-payment`)
      await act(driver, { css: 'button', name: `${card('what.service')}:` })
      await act(driver, { css: '[role=menuitemradio]', name: 'House maintenance, Vilnius' })
      for (const [label, value] of [
        ['what.amount', '12.30'],
        ['what.reference', numbers[contract] ?? ''],
        ['payer.name', 'Rūta Žemaitienė'],
        ['payer.email', 'ruta@example.com'],
      ] as const)
        await act(driver, { css: 'input', name: card(label), value })
      await act(driver, { css: '[type=radio]', name: card('pay.card.title') })
      for (const [name, value] of [
        ['number', '4111 1111 1111 1111'],
        ['expiry', '12/39'],
        ['code', '123'],
      ] as const)
        await expect
          .poll(() =>
            driver
              .runInFrame('iframe[slot=card]', actInPage, { css: `input[name=${name}]`, value })
              .catch(() => false),
          )
          .toBe(true)
      await act(driver, { css: 'button', name: 'Pay €12.75' })
      await act(driver, { css: 'button', name: 'Approve' })
      await see(driver, 'h2', card('outcome.success.title', { amount: '€12.75' }))
    },
  },
  {
    title: 'POL-2: a vote is given, and its confirmation shown',
    run: async (driver, { email, contract }) => {
      await signIn(driver, email)
      await driver.open(pageOf(contract, 'poll/1'))
      const open = { css: 'fieldset:not(:has(:checked)) [type=radio]', name: polls('choices.agree') }
      await act(driver, open)
      // An answer is checked when the page has drawn it, so a question may be answered twice.
      await expect.poll(() => driver.run(actInPage, open)).toBe(false)
      await act(driver, { css: '[type=checkbox]', name: polls('isOwner') })
      await act(driver, { css: 'button', name: polls('vote') })
      await see(driver, 'h3, h2', polls('receipt.title'))
    },
  },
]

for (const [browser, start] of Object.entries(browsers))
  for (const { title, run } of journeys) {
    const name = `${title}, in ${browser}`
    if (!start) {
      test.skip(name, () => {})
      continue
    }
    test(name, async ({ page }) => {
      const driver = await start(page)
      try {
        await run(driver, residents[browser] ?? { email: 'owner@example.com', contract: 1 })
      } finally {
        await driver.close()
      }
    })
  }
