import '../../support/fixedDay.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import { BillsView } from '../../../widgets/bills/BillsView.tsx'
import { widget } from '../../../widgets/bills/index.ts'
import { scenarios } from '../../../widgets/bills/scenarios.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { settle } from '../../support/settle.ts'

const callbacks = {
  onPay: vi.fn(),
  onPayClose: vi.fn(),
  onRetryLatest: vi.fn(),
  onRetryList: vi.fn(),
  onTab: vi.fn(),
  onFilter: vi.fn(),
  onMore: vi.fn(),
  onFile: vi.fn(),
  onReceipt: vi.fn(),
}

let drawn: Drawn
afterEach(async () => {
  vi.clearAllMocks()
  await drawn.remove()
})

async function show(name: string, width = '900px', locale: Locale = 'en') {
  const t = await translatorOf('bills', locale)
  const scenario = scenarios(t)[name]
  if (!scenario) throw new Error(`No scenario ${name}`)
  drawn = await draw(<BillsView {...scenario} {...callbacks} />, { locale, t, css: widget.css })
  drawn.host.style.maxWidth = width
  await settle(drawn)
}

describe('the outcome of a payment', () => {
  test('BIL-2: says what was refunded of a payment', async () => {
    await show('paid and refunded')
    expect(drawn.words('.outcome-head')[0]).toMatch(/€48.49 paid\s+We’ve refunded €48.49\. It can take/)
  })

  test('BIL-3: says that another payment has paid the bill, instead of that the bank did not confirm', async () => {
    await show('paid by another payment')
    expect(drawn.words('.outcome-head p')).toEqual([
      'This bill has already been paid. You don’t need to pay again.',
    ])
    expect(drawn.words('.outcome button')).toEqual(['Close'])
  })
})

describe('the latest bill', () => {
  test('BIL-1: shows amount, due date, period and PDF, with the amount in the largest font', async () => {
    await show('to pay')
    expect(drawn.words('.latest')[0]).toMatch(/Amount to pay\s+€48.20\s+Due \d+\s\w+ \(in 9\sdays\)/)
    expect(drawn.words('.facts dd')[1]).toBe('ALF-2026-10-100234')
    const sizes = drawn.all('.latest *').map(element => Number.parseFloat(getComputedStyle(element).fontSize))
    const amount = drawn.all('.amount')[0]
    expect(amount && Number.parseFloat(getComputedStyle(amount).fontSize)).toBe(Math.max(...sizes))
    await drawn.press('Open the PDF')
    expect(callbacks.onFile).toHaveBeenCalledWith(512, 'open')
    await drawn.press('Download')
    expect(callbacks.onFile).toHaveBeenCalledWith(512, 'download')
  })

  test('BIL-1: labels an overdue bill and shows for how long it has been overdue', async () => {
    await show('overdue')
    expect(drawn.words('.latest .when')[0]).toMatch(/Overdue\s+Was due .+ \(9\sdays ago\)/)
  })

  test('BIL-1: shows no amount to pay when nothing is due', async () => {
    await show('nothing to pay')
    expect(drawn.words('.latest h2')).toEqual(['Nothing to pay'])
    expect(drawn.all('.amount')).toEqual([])
  })

  test('BIL-12: limits to this bill that nothing is to pay when other bills are open', async () => {
    await show('paid, with other bills open')
    expect(drawn.words('.latest h2')).toEqual(['Nothing to pay for this bill'])
    expect(drawn.words('.latest p.muted')).toEqual(['Total you owe this company: €264.20'])
  })

  test('BIL-1: keeps the values of the details at the end of the card when they wrap', async () => {
    await show('to pay', '570px', 'lt')
    const values = drawn.all('.facts dd').map(value => value.getBoundingClientRect())
    expect(values[1]?.top).toBeGreaterThan(drawn.all('.facts dt')[1]?.getBoundingClientRect().top ?? 0)
    expect(new Set(values.map(({ right }) => Math.round(right))).size).toBe(1)
  })

  test.each<Locale>(['en', 'lt', 'lv', 'ru'])(
    'BIL-1: keeps each detail beside its label in %s on the page of a contract',
    async locale => {
      await show('to pay', '699px', locale)
      const values = drawn.all('.facts dd').map(value => value.getBoundingClientRect().top)
      expect(values).toEqual(drawn.all('.facts dt').map(label => label.getBoundingClientRect().top))
    },
  )

  test('BIL-1: keeps the list when the latest bill fails to load, and retries the bill alone', async () => {
    await show('latest failed')
    expect(drawn.words('[role="alert"]')[0]).toContain('Error code: 5f2c91ae')
    expect(drawn.all('tbody tr').length).toBeGreaterThan(3)
    await drawn.press('Try again')
    expect(callbacks.onRetryLatest).toHaveBeenCalledTimes(1)
    expect(callbacks.onRetryList).not.toHaveBeenCalled()
  })
})

describe('the payment dialog', () => {
  test.each<[Locale, string]>([
    ['en', 'Pay'],
    ['lt', 'Mokėti'],
    ['lv', 'Maksāt'],
    ['ru', 'Оплатить'],
  ])('BIL-13: in %s the button is called %s while the part is refused', async (locale, name) => {
    await show('a part that is too much', '900px', locale)
    expect(drawn.words('[type="submit"]')).toEqual([name])
  })

  test('BIL-13: the details for the bank and their code are of the part that is typed', async () => {
    const codeOf = async (name: string) => {
      await show(name)
      const code = drawn.all('.qr path')[0]?.getAttribute('d')
      const amount = drawn.words('.pay-details dd.money')[3]
      const note = drawn.words('.pay-transfer .stack > p')[0]
      await drawn.remove()
      return { code, amount, note }
    }
    const whole = await codeOf('by bank transfer alone')
    const part = await codeOf('paying a part in the bank’s app')
    const refused = await codeOf('a part that is too much in the bank’s app')
    expect([whole.amount, part.amount, refused.amount]).toEqual(['€48.20', '€20.00', '€48.20'])
    expect(whole.code).toBeTruthy()
    expect(part.code).not.toBe(whole.code)
    expect(refused.code).toBe(whole.code)
    expect(refused.note).toBe('These details are for the whole amount, €48.20.')
    await show('by bank transfer alone')
  })

  test.each(['paying all or a part', 'paying a part'])(
    'A11-2: the focus ring of the button that changes what is paid is whole: %s',
    async name => {
      await show(name, '360px')
      const [body, button] = ['.dialog-body', '.pay-part > .btn'].map(selector => drawn.all(selector)[0])
      if (!body || !(button instanceof HTMLElement)) throw new Error('There is no dialog with a button.')
      button.focus({ focusVisible: true } as FocusOptions)
      const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(button)
      expect(outlineStyle).not.toBe('none')
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
      const { left, top } = button.getBoundingClientRect()
      expect(left - ring).toBeGreaterThanOrEqual(body.getBoundingClientRect().left)
      const [field] = drawn.all('.pay-part .input')
      expect(top - ring).toBeGreaterThanOrEqual(field?.getBoundingClientRect().bottom ?? 0)
    },
  )

  test('BIL-14: the button is called Pay while the amount in advance is refused', async () => {
    await show('too much in advance')
    expect(drawn.words('[type="submit"]')).toEqual(['Pay'])
  })
})

describe('the parts of the bill', () => {
  const partsOf = () => drawn.words('.parts tbody tr').map(text => text.replace(/\s+/g, ' '))

  test('BIL-8: lists services by amount with their change since the bill before, a bar each, and the total', async () => {
    await show('compared')
    expect(partsOf()).toEqual([
      'heating €18.70 , not on the earlier bill',
      'hot water €12.20 , €0.95 more',
      'cold water €11.20 , €1.70 less',
      'management fee €4.10 , unchanged',
      'electricity common €2.00 , €0.30 less',
    ])
    expect(drawn.words('.parts tfoot tr').map(text => text.replace(/\s+/g, ' '))).toEqual(['Total €48.20'])
    const widths = drawn.all('.part-bar span').map(bar => bar.getBoundingClientRect().width)
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
    await drawn.press('Show all services (6)')
    expect(partsOf()[5]).toBe('roof repair – , not on this bill')
  })

  test('BIL-8: lists services without changes where there is no earlier bill', async () => {
    await show('compared with nothing')
    expect(partsOf()[0]).toBe('heating €18.70')
    expect(drawn.all('[role="tab"]').map(({ textContent }) => textContent)).not.toContain('September 2026')
  })
})

describe('the lists', () => {
  test('BIL-1: lists date, number, period and amount of invoices, and the type of those that are not monthly', async () => {
    await show('to pay')
    expect(drawn.words('th')).toEqual(['Date', 'Bill', 'Period', 'Amount', 'Status', 'PDF'])
    const rows = drawn.words('tbody tr').map(text => text.replace(/\s+/g, ' '))
    expect(rows[4]).toBe('8 September ALF-2026-08-100234 August 2026 €1,146.09 Paid PDF')
    expect(rows[2]).toContain('Late payment fee')
    expect(rows[3]).toContain('Credit')
    expect(rows[5]).toContain('Additional')
  })

  test('BIL-16: offers to pay each older open bill in its row, and the latest one in its card alone', async () => {
    await show('to pay')
    expect(drawn.words('table button:not(.file *)')).toEqual(['Pay €51.73'])
    await drawn.press('Pay €51.73, bill ALF-2026-09-100234')
    // The button waits for the dialog's script.
    await expect.poll(() => callbacks.onPay).toHaveBeenCalledWith(expect.objectContaining({ id: 511 }))
    await drawn.press('Pay €48.20')
    await expect.poll(() => callbacks.onPay).toHaveBeenLastCalledWith(expect.objectContaining({ id: 512 }))
  })

  test('BIL-16: offers to pay each open bill in its row while the latest one cannot be shown', async () => {
    await show('latest failed')
    expect(drawn.words('table button:not(.file *)')).toEqual(['Pay €48.20', 'Pay €51.73'])
  })

  test.each([
    ['900px', 'ru'],
    ['720px', 'ru'],
    ['680px', 'ru'],
    ['680px', 'lv'],
    ['312px', 'ru'],
  ] as const)('BIL-16: keeps the button of a row inside the list in %s and %s', async (width, locale) => {
    await show('to pay', width, locale)
    const right = (element: Element | undefined) => Math.floor(element?.getBoundingClientRect().right ?? 0)
    expect(right(drawn.all('.pay button')[0])).toBeGreaterThan(0)
    for (const selector of ['.list', '.list table', '.pay button'])
      expect(right(drawn.all(selector)[0]), selector).toBeLessThanOrEqual(right(drawn.host))
  })

  test('BIL-1 BIL-8: lists invoices and payments with payers and signs in the history', async () => {
    await show('history')
    expect(drawn.words('tbody tr').map(text => text.replace(/\s+/g, ' '))[1]).toBe(
      '21 October Payment 20261021-77410 Nemuno bankas −€51.73 PDF',
    )
    expect(drawn.words('td.sum')).toEqual(['+€48.20', '−€51.73', '€3.00', '+€1,146.09'])
    await drawn.press('PDF of the receipt for payment 20261021-77410')
    expect(callbacks.onReceipt).toHaveBeenCalledWith('pUq3vW7xYzA1bC2dE4fG5hIjKlMnOpQrStUvWxYz012')
  })

  test('renders each row as a block with labels in a narrow container', async () => {
    await show('to pay', '360px')
    const label = (selector: string) => {
      const cell = drawn.all(`tbody tr:first-child ${selector}`)[0]
      return cell && getComputedStyle(cell, '::before').content
    }
    expect(drawn.all('thead')[0]?.getBoundingClientRect().height).toBeLessThan(60)
    expect(label('.date')).toContain('Date')
    expect(label('.number')).toContain('Bill')
    const [period, sum] = ['.first', '.sum'].map(selector =>
      drawn.all(`tbody tr:first-child ${selector}`)[0]?.getBoundingClientRect(),
    )
    expect(period?.top).toBe(sum?.top)
  })

  test('BIL-8: shows the PDF of a payment beside its number in a narrow container', async () => {
    await show('history', '360px')
    const [number, file] = ['.number', '.file button'].map(selector =>
      drawn.all(`tbody tr:nth-child(2) ${selector}`)[0]?.getBoundingClientRect(),
    )
    const middle = ({ top = 0, bottom = 0 }: Partial<DOMRect> = {}) => (top + bottom) / 2
    expect(middle(file)).toBeCloseTo(middle(number), 0)
  })

  test('BIL-1: loads more rows on request and shows their total', async () => {
    await show('to pay')
    expect(drawn.words('.pager p')).toEqual(['6 of 48'])
    await drawn.press('Show more')
    expect(callbacks.onMore).toHaveBeenCalledTimes(1)
  })

  test('shows the error of a file at its invoice', async () => {
    await show('PDF failed')
    const rows = drawn.all('tbody tr')
    const at = rows.findIndex(row => row.textContent?.includes('The file did not open'))
    expect(rows[at - 1]?.textContent).toContain('ALF-2026-08-100234')
  })

  test('offers to remove a filter without results', async () => {
    await show('nothing found')
    await drawn.press('Show all')
    expect(callbacks.onFilter).toHaveBeenCalledWith({ kind: 'all', year: undefined })
  })
})
