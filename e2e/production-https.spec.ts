import { expect, test } from '@playwright/test'
import { startMailServer } from '../demo/mock-providers/startMailServer.ts'
import { runVendorCommand } from '../server/vendorCommand/runVendorCommand.ts'
import { registration } from '../tests/support/registration.ts'
import { startMain, temporaryFolder } from '../tests/support/startMain.ts'
import { freePort } from '../tools/freePort.ts'
import { signInForm } from './support/signIn.ts'
import { textsOf } from './support/texts.ts'
import { hasOpenssl, startTlsProxy } from './support/tlsProxy.ts'

const email = 'ona@example.org'

test.use({ ignoreHTTPSErrors: true })
test.skip(!hasOpenssl, 'openssl is not installed, so there is no certificate')

test('SEC-13: in production behind a proxy with https a resident signs in, all of it over https', async ({
  page,
  context,
}) => {
  // A database is made, and a server started, which may take three minutes beside others.
  test.setTimeout(300_000)
  const ends: (() => Promise<unknown> | unknown)[] = []
  try {
    const mail = await startMailServer()
    const data = temporaryFolder()
    ends.push(data.remove, mail.stop)
    const [port, serverPort] = [await freePort(), await freePort()]
    const portal = `https://localhost:${port}`
    const environment = {
      PORT: `${serverPort}`,
      PUBLIC_URL: portal,
      SMTP_URL: `${mail.url}?from=labas@nova.example`,
      EMBEDDED_DATABASE: 'on',
      DATA_DIR: data.path,
      TRUSTED_PROXIES: '127.0.0.1',
    }
    const output = { out: () => {}, error: console.error }
    expect(await runVendorCommand(['create', 'nova', '--title', 'Nova'], environment, output)).toBe(0)
    const server = startMain(environment, { program: 'server/main.ts' })
    ends.push(async () => {
      server.process.kill('SIGTERM')
      await server.ended
    })
    await server.says('Stop it with Ctrl+C.')
    ends.push(await startTlsProxy(port, serverPort))

    const requested: string[] = []
    page.on('request', request => requested.push(request.url()))
    const register = await page.request.post(`${portal}/api/v5/auth/register`, { data: registration(email) })
    expect(register.status()).toBe(204)
    await expect.poll(() => mail.received.length).toBe(1)
    const [link] =
      /https:\/\/localhost:\d+\/verify-email#token=[\w-]{43}/.exec(mail.received[0]?.mail.text ?? '') ?? []
    await page.goto(link ?? '')
    await page.getByRole('button', { name: textsOf('verify-email')('confirm'), exact: true }).click()
    await page.getByRole('link', { name: textsOf('shared')('signIn'), exact: true }).click()
    const form = signInForm(page)
    await form.email.fill(email)
    await form.password.fill(registration(email).password)
    await form.password.press('Enter')
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(page.getByText(textsOf('shared')('noContract.title')).first()).toBeVisible()

    await page.getByRole('button', { name: textsOf('language')('label') }).click()
    await page.getByRole('menuitemradio', { name: 'Lietuvių' }).click()
    const noContract = page.getByText(textsOf('shared', 'lt')('noContract.title')).first()
    await expect(noContract).toBeVisible()
    const cookies = await context.cookies()
    expect(cookies.map(({ name }) => name)).toContain('i18n_redirected')
    expect(cookies.filter(({ secure }) => !secure)).toEqual([])
    const answer = await page.request.get(`${portal}/`)
    expect(answer.headers()['strict-transport-security']).toBe('max-age=31536000')
    await page.reload()
    await expect(noContract).toBeVisible()
    expect(requested.filter(url => !/^(https|data|blob):/.test(url))).toEqual([])
    expect(
      new Set(requested.filter(url => url.startsWith('https:')).map(url => new URL(url).origin)),
    ).toEqual(new Set([portal]))
  } finally {
    for (const end of ends.reverse()) await end()
  }
})
