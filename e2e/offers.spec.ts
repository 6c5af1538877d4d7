import { openSignedIn } from './support/openSignedIn.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('offers')

test('OFF-1: an offer is opened, ordered once for one of the vendor’s contracts, and stays marked as ordered', async ({
  page,
  checkAccessibility,
}) => {
  await openSignedIn(page, '/offers')
  const offers = page.locator('resident-offers')
  await expect(offers.getByRole('listitem')).toHaveCount(10)
  await expect(offers.getByText(text('promise'))).toBeVisible()
  await offers.getByRole('button', { name: textsOf('shared')('list.more') }).click()
  await expect(offers.getByRole('listitem')).toHaveCount(13)
  await checkAccessibility()
  await offers.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/offers\/\d+$/)

  const orders: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/orders'))
      orders.push(request.postData() ?? '')
  })
  const comment = '<b>Po 17 val.</b>'
  await offers.getByLabel(text('order.comment')).fill(comment)
  await page.reload()
  await expect(offers.getByLabel(text('order.comment'))).toHaveValue(comment)
  await offers.getByRole('button', { name: text('order.send'), exact: true }).dblclick()
  const orderedTitle = text('ordered.title', { day: '' }).trim()
  await expect(offers.getByText(orderedTitle)).toBeVisible()
  await expect(offers.locator(':focus')).toContainText(orderedTitle)
  await expect(offers.getByRole('button', { name: text('order.send'), exact: true })).toHaveCount(0)
  expect(orders).toHaveLength(1)
  expect(JSON.parse(orders[0] ?? '{}')).toMatchObject({ comment })
  await page.reload()
  await expect(offers.getByText(orderedTitle)).toBeVisible()
})

test('OFF-1: an offer that expired meanwhile shows a message, and the input stays', async ({
  page,
  faults,
  allowErrors,
}) => {
  await openScratchPage(page, {
    body: '<resident-login></resident-login><resident-offers></resident-offers>',
  })
  await signIn(page, 'single@example.com')
  const offers = page.locator('resident-offers')
  await offers.getByRole('listitem').first().getByRole('link').click()
  await offers.getByLabel(text('order.comment')).fill('Labai lauksiu')
  allowErrors(/409|422/)
  const body = { code: 'offer_ended', message: '', messageKey: '', correlationId: 'abc' }
  await faults({ method: 'POST', path: '/api/v5/offers/*', status: 409, body: JSON.stringify(body) })
  await offers.getByRole('button', { name: text('order.send'), exact: true }).click()
  await expect(offers.getByText(text('order.ended'))).toBeVisible()
  await expect(offers.getByLabel(text('order.comment'))).toHaveValue('Labai lauksiu')
  await page.goBack()
  await expect(offers.getByRole('listitem').first().getByRole('link')).toBeFocused()
})
