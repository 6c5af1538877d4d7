import { expect, type Locator, type Page, test } from '@playwright/test'
import { findScreenReader } from '../tools/screenReader.ts'
import { serveForTests } from '../tools/serveForTests.ts'
import { type ScreenReader, startScreenReader } from './support/screen-reader/startScreenReader.ts'
import { signInForm } from './support/signIn.ts'
import { textsOf } from './support/texts.ts'

/** A day on which readings are taken. */
const now = '2026-11-29T10:00:00Z'
const contract = '/vendor/alfa/contract/1'
const bank = 'Baltijos bankas'

/** One journey as somebody who does not see hears it. */
class Journey {
  readonly lines: string[] = []
  readonly page: Page
  private readonly reader: ScreenReader

  constructor(reader: ScreenReader, page: Page) {
    this.reader = reader
    this.page = page
  }

  /**
   * Does something and adds what is said of it: the messages that appear, then what has the focus. Orca is asked for
   * the focus, because what it says by itself of one that moves twice depends on the speed.
   * @param passing a message that is replaced at once, and said only where that is slow
   */
  async hear(what: string, act: () => Promise<unknown>, passing = ''): Promise<void> {
    await act()
    const heard = (await this.reader.heard()).filter(line => line !== `* ${passing}`)
    // Of messages that appear together, one may come before the other.
    const messages = new Set(heard.filter(line => line.startsWith('* ')).sort())
    this.lines.push(`> ${what}`, ...messages, ...(await this.reader.sayFocus()))
  }

  /** Does something of which the words vary with the speed, e.g. because the page is left. */
  async skip(act: () => Promise<unknown>): Promise<void> {
    await act()
    await this.reader.heard()
  }

  /** Types into a field in place of what is in it. */
  async type(field: Locator, text: string): Promise<void> {
    await field.evaluate(element => {
      const input = element as HTMLInputElement
      input.focus()
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, '')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await this.page.keyboard.insertText(text)
  }

  async tab(times = 1): Promise<void> {
    for (let step = 0; step < times; step += 1) await this.hear('Tab', () => this.page.keyboard.press('Tab'))
  }

  /** Lets the content of the page be read. */
  async read(): Promise<void> {
    this.lines.push('> reads the content', ...(await this.reader.readPage()))
  }
}

for (const locale of ['en', 'lt', 'lv', 'ru'])
  test(`A11-5: what a screen reader says in ${locale} while somebody signs in, changes the contract, pays a bill, sends a reading and reports a problem is what is on file`, async () => {
    const programs = findScreenReader()
    test.skip(!programs, 'Orca, Xvfb and D-Bus are not installed')
    if (!programs) return
    test.setTimeout(600_000)
    // One for each language, because each pays the same bill. Embedded, as the demonstration is that people try.
    const served = await serveForTests({ DEMO_NOW: now })
    const reader = await startScreenReader(programs, locale)
    try {
      const context = await reader.browser.newContext({
        baseURL: served.portal,
        locale: 'en-GB',
        timezoneId: 'Europe/Vilnius',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        viewport: { width: 1200, height: 760 },
      })
      await context.addCookies(
        [
          ['resident-language-chosen', '1'],
          ['i18n_redirected', locale],
        ].map(([name = '', value = '']) => ({ name, value, url: served.portal })),
      )
      const page = await context.newPage()
      await page.clock.setSystemTime(now)
      await reader.heard()
      for (const [name, walk] of Object.entries(journeys)) {
        const journey = new Journey(reader, page)
        await walk(journey, page, locale)
        expect(`${journey.lines.join('\n')}\n`).toMatchSnapshot([locale, `${name}.txt`])
      }
    } finally {
      await reader.stop()
      await served.stop()
    }
  })

type Walk = (journey: Journey, page: Page, locale: string) => Promise<void>

/** Waits for what is next to the content of each page. */
async function aside(page: Page): Promise<void> {
  await page.locator('resident-outages li').first().waitFor()
  await page.locator('resident-promo-banner .promo').first().waitFor({ state: 'attached' })
}

const signIn: Walk = async (journey, page, locale) => {
  const form = signInForm(page, locale)
  await journey.skip(async () => {
    await page.goto('/login')
    await form.email.waitFor()
    await page.locator('resident-login .providers button').first().waitFor()
  })
  await journey.read()
  await journey.hear('goes to the first field', () => form.email.focus())
  await page.keyboard.insertText('owner@example.com')
  await journey.tab()
  await page.keyboard.insertText('wrong-password')
  const wrong = textsOf('login', locale)('wrong.text')
  await journey.hear('Enter, with a wrong password', async () => {
    await page.keyboard.press('Enter')
    await page.getByText(wrong).waitFor()
  })
  await journey.hear('types the right one, Enter', async () => {
    await journey.type(form.password, 'resident-demo')
    await page.keyboard.press('Enter')
    await page.waitForURL(contract)
    await page.locator('resident-bills .amount').first().waitFor()
    await aside(page)
  })
  await journey.read()
}

const switchContract: Walk = async (journey, page, locale) => {
  const text = textsOf('contract-switcher', locale)
  const trigger = page.getByRole('button', { name: text('change') })
  await journey.hear('goes to the contract', () => trigger.focus())
  const drawer = page.getByRole('dialog', { name: text('title') })
  await journey.hear('Enter', async () => {
    await page.keyboard.press('Enter')
    await drawer.getByRole('button', { name: /Mamos butas/ }).waitFor()
  })
  await journey.tab(2)
  await journey.hear('chooses the second home', async () => {
    await drawer.getByRole('button', { name: /Mamos butas/ }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Mamos butas' }).waitFor()
    await drawer.waitFor({ state: 'hidden' })
  })
}

const payBill: Walk = async (journey, page, locale) => {
  const text = textsOf('bills', locale)
  const pay = page.locator('.latest button.primary')
  await journey.skip(async () => {
    await page.goto(`${contract}/bill`)
    await pay.waitFor()
    // Also what a bill is made of is a table.
    await page.locator('resident-bills .list td').first().waitFor()
    await aside(page)
  })
  await journey.read()
  await journey.hear('goes to the button', () => pay.focus())
  const dialog = page.getByRole('dialog', { name: text('pay.title') })
  await journey.hear('Enter', async () => {
    await page.keyboard.press('Enter')
    await dialog.getByRole('radio').first().waitFor()
  })
  await journey.hear('chooses a bank', () =>
    dialog.getByRole('radio', { name: new RegExp(bank) }).press('Space'),
  )
  await journey.tab(2)
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await journey.skip(async () => {
    await dialog.locator('button[type=submit], .btn.primary').last().press('Enter')
    await approve.waitFor()
  })
  await journey.hear('comes back from the bank, which has been paid', async () => {
    await approve.evaluate(button => (button as HTMLElement).click())
    await page.getByText(text('outcome.success.text')).waitFor()
    await page.locator('resident-bills td').first().waitFor()
  })
}

const sendReading: Walk = async (journey, page, locale) => {
  const text = textsOf('meters', locale)
  const field = page.locator('resident-meters').getByRole('textbox').first()
  await journey.skip(async () => {
    await page.goto(`${contract}/meter`)
    await field.waitFor()
    await aside(page)
  })
  await journey.read()
  await journey.hear('goes to the first field', () => field.focus())
  await page.keyboard.insertText('1')
  await journey.hear('Enter, with a reading that is too low', async () => {
    await page.keyboard.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  })
  const row = page.locator('resident-meters').getByRole('group').first()
  const last = Number.parseFloat(
    ((await row.locator('.meter-last .money').textContent()) ?? '').replace(',', '.'),
  )
  await journey.hear(
    'types a good one, Enter',
    async () => {
      await journey.type(field, String(last + 2).replace('.', ','))
      await page.keyboard.press('Enter')
      await page.getByText(text('outcome.all', { count: 1 })).waitFor()
    },
    text('sending'),
  )
}

const reportProblem: Walk = async (journey, page, locale) => {
  const text = textsOf('help-desk', locale)
  const element = page.locator('resident-help-desk')
  const category = element.getByLabel(text('form.category'))
  await journey.skip(async () => {
    await page.goto(`${contract}/help-desk/create`)
    await category.waitFor()
    // A form has no advertisement beside it.
    await page.locator('resident-outages li').first().waitFor()
  })
  await journey.read()
  await journey.hear('goes to the first field', () => category.focus())
  await journey.tab(2)
  const send = element.getByRole('button', { name: text('form.send') })
  await journey.hear('sends the empty form', () => send.press('Enter'))
  await category.selectOption('service_order')
  await journey.hear('fills it and sends it', async () => {
    await journey.type(element.getByLabel(text('form.message')), 'The light on the stairs does not work.')
    await send.press('Enter')
    await element.getByText(text('stages.1')).first().waitFor()
    await aside(page)
  })
  await journey.read()
}

/** What residents come for, by the name of the file. */
const journeys: Readonly<Record<string, Walk>> = {
  '1-sign-in': signIn,
  '2-switch-contract': switchContract,
  '3-pay-a-bill': payBill,
  '4-send-a-reading': sendReading,
  '5-report-a-problem': reportProblem,
}
