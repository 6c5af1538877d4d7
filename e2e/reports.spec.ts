import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('portal')
const reportsOrigin = 'https://reports.example'

test('ERR-1: an error page reports the error to the vendor’s report server without personal data', async ({
  page,
  faults,
}) => {
  const reportBodies: string[] = []
  await page.route(`${reportsOrigin}/**`, async route => {
    reportBodies.push(route.request().postData() ?? '')
    await route.fulfill({ status: 200, body: '{}', headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  // The page as a server with ERROR_REPORTS_DSN answers it.
  await page.route('**/login?token=*', async route => {
    const answer = await route.fetch()
    const policy = answer.headers()['content-security-policy'] ?? ''
    await route.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'content-security-policy': policy.replace(
          "connect-src 'self'",
          `connect-src 'self' ${reportsOrigin}`,
        ),
      },
      body: (await answer.text()).replace(
        '</head>',
        `<meta name="resident-reports" content="https://key@reports.example/1" /></head>`,
      ),
    })
  })
  await page.goto('/login?token=secret-of-a-mail')
  await faults({ path: '/api/v5/*contracts*', status: 200, body: '{"data":1}' })
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: text('fault.title') })).toBeVisible()
  await expect.poll(() => reportBodies.some(report => report.includes('ApiError'))).toBe(true)
  expect(reportBodies.join('\n')).not.toMatch(/secret-of-a-mail|owner@example\.com|resident-demo/)
})
