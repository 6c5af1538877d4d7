import { keepSession } from './support/elementAlone.ts'
import { enter, hosts } from './support/hosts.ts'
import { answerMoveOut, contractToEnd, dayIn, mover } from './support/moveOut.ts'
import { openSignedIn } from './support/openSignedIn.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('my-contract')

test('MOV-1 MOV-3 MOV-6: a resident ends a contract in the portal, nothing typed is lost, and the vendor confirms', async ({
  page,
  browser,
  request,
  checkAccessibility,
}) => {
  const { id, number } = await contractToEnd(request, 4)
  await openSignedIn(page, `/vendor/alfa/contract/${id}/my-contract`, mover)
  const part = page.locator('resident-my-contract')
  await part.getByRole('button', { name: text('moving.start') }).click()
  await expect(part.getByLabel(text('moving.day'))).toBeFocused()
  const address = part.getByLabel(text('moving.address'))
  // What was typed and deleted does not come back.
  await address.fill('Sodų g. 1, 00135 Palanga')
  await address.fill('')
  await page.reload()
  await part.getByRole('button', { name: text('moving.start') }).click()
  await expect(address).toHaveValue('')
  await part.getByLabel(text('moving.day')).fill(dayIn(1))
  await part.getByRole('button', { name: text('moving.review') }).click()
  await expect(part.getByText(text('validation.early'))).toBeVisible()
  await expect(part.getByText(text('validation.address'))).toBeVisible()
  await checkAccessibility()
  const meter = part
    .getByRole('group', { name: text('moving.readings') })
    .getByRole('textbox')
    .first()
  await meter.fill('99999999,5')
  await part.getByLabel(text('moving.address')).fill('Sodų g. 5, 00135 Palanga')
  await part.getByLabel(text('moving.day')).fill(dayIn(30))
  await page.reload()
  await expect(part.getByText(text('moving.restored'))).toBeVisible()
  await expect(part.getByLabel(text('moving.address'))).toHaveValue('Sodų g. 5, 00135 Palanga')
  await expect(meter).toHaveValue('99999999,5')
  await part.getByRole('button', { name: text('moving.review') }).click()
  const dialog = part.getByRole('dialog')
  await expect(dialog.getByText(text('moving.given', { count: 1 }))).toBeVisible()
  await checkAccessibility()
  let sent = 0
  page.on('request', each => {
    if (each.method() === 'POST' && each.url().endsWith('/move-out')) sent += 1
  })
  await dialog.getByRole('button', { name: text('moving.send') }).dblclick()
  await expect(part.getByRole('status').filter({ hasText: text('moving.requestedText') })).toBeFocused()
  expect(sent).toBe(1)
  await checkAccessibility()
  await answerMoveOut(browser, number)
  // The open page follows what staff do.
  await expect(part.getByText(text('moving.confirmedText'))).toBeVisible()
  await expect(part.getByRole('button', { name: text('moving.withdraw') })).toHaveCount(0)
})

test('MOV-2 MOV-4 MOV-6: on a stranger’s page readings follow later, and the request is withdrawn', async ({
  page,
  request,
}) => {
  const { id, end } = await contractToEnd(request, 5)
  await end(dayIn(20))
  await keepSession(page, mover)
  await openScratchPage(page, { body: `<resident-my-contract contract="${id}"></resident-my-contract>` })
  const part = page.locator('resident-my-contract')
  const send = part.getByRole('button', { name: text('moving.sendReadings') })
  await send.click()
  await expect(part.getByText(text('validation.one'))).toBeVisible()
  const fields = part.getByRole('textbox')
  const count = await fields.count()
  await fields.first().fill('99999999')
  // What is read from meters in a cellar is not typed twice.
  await page.reload()
  await expect(fields.first()).toHaveValue('99999999')
  // Nor is what is typed while a reading is on its way.
  const answered = Promise.withResolvers<void>()
  await page.route('**/move-out/readings', async route => {
    await answered.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/move-out/readings')
  await send.click()
  await asked
  await fields.nth(1).fill('88888888')
  answered.resolve()
  await expect(fields).toHaveCount(count - 1)
  await page.reload()
  await expect(fields.first()).toHaveValue('88888888')
  await part.getByRole('button', { name: text('moving.withdraw') }).click()
  await part
    .getByRole('dialog')
    .getByRole('button', { name: text('moving.withdraw') })
    .click()
  await expect(part.getByRole('button', { name: text('moving.start') })).toBeVisible()
})

test('MOV-6: a form half filled in for one contract is empty for the next, and is there again on the way back', async ({
  page,
  request,
}) => {
  const first = await contractToEnd(request, 7)
  const second = await contractToEnd(request, 8)
  await keepSession(page, mover)
  await openScratchPage(page, {
    body: `<resident-my-contract contract="${first.id}"></resident-my-contract>`,
  })
  const part = page.locator('resident-my-contract')
  const start = part.getByRole('button', { name: text('moving.start') })
  const address = part.getByLabel(text('moving.address'))
  const change = (id: number) =>
    part.evaluate((element, contract) => element.setAttribute('contract', contract), String(id))
  await start.click()
  await address.fill('Sodų g. 5, 00135 Palanga')
  await change(second.id)
  await expect(part.getByText(second.number)).toBeVisible()
  await start.click()
  await expect(address).toHaveValue('')
  await change(first.id)
  await expect(part.getByText(text('moving.restored'))).toBeVisible()
  await expect(address).toHaveValue('Sodų g. 5, 00135 Palanga')
})

test('MOV-6 PER-4: moving out is offered where the vendor has switched it on and the platform has not', async ({
  page,
  request,
}) => {
  const { id } = await contractToEnd(request, 6)
  await page.route(/\/api\/v5\/features$/, async route => {
    const response = await route.fetch()
    const { data }: { data: string[] } = await response.json()
    await route.fulfill({ response, json: { data: data.filter(name => name !== 'move-out') } })
  })
  await openSignedIn(page, `/vendor/alfa/contract/${id}/my-contract`, mover)
  await expect(page.getByRole('button', { name: text('moving.start') })).toBeVisible()
})

for (const host of hosts)
  test(`MOV-6: moving out is offered in ${host.name}`, async ({ page, request }) => {
    const { id } = await contractToEnd(request, 6)
    const place = {
      path: `/vendor/alfa/contract/${id}/my-contract`,
      element: 'my-contract',
      attributes: { contract: String(id) },
    }
    const root = await enter(host, page, place, mover)
    await root.getByRole('button', { name: text('moving.start') }).click()
    await expect(root.getByLabel(text('moving.day'))).toBeVisible()
  })
