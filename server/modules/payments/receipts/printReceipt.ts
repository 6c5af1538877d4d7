import type { Locale } from '../../../../src/api/schemas/locales.ts'
import { dayIn } from '../../../common/days.ts'
import {
  brandOf,
  drawSender,
  formats,
  ink,
  muted,
  type Pdf,
  page,
  rule,
  tint,
  width,
  write,
} from '../../../pdf/drawing.ts'
import { closePdf, openPdf } from '../../../pdf/openPdf.ts'
import type { PrintReceipt, ReceiptDocument } from './ReceiptDocument.ts'
import { receiptTexts } from './receiptTexts.ts'

/** Renders a receipt on one A4 page. */
export const printReceipt: PrintReceipt = async (receipt, locale) => {
  const { title } = receiptTexts[locale]
  const pdf = await openPdf({
    lang: locale,
    info: {
      Title: `${title} ${receipt.number}`,
      Author: receipt.organization.name,
      CreationDate: receipt.paidAt,
    },
  })
  draw(pdf, receipt, locale)
  return closePdf(pdf)
}

function draw(pdf: Pdf, receipt: ReceiptDocument, locale: Locale) {
  const { vendor, organization, amountCents, feeCents, billCents, refundedCents, bank } = receipt
  const texts = receiptTexts[locale]
  const format = formats(locale, receipt.currency)
  const color = brandOf(vendor)
  const rightAligned = { width: width / 2, align: 'right' } as const
  pdf.rect(0, 0, pdf.page.width, 10).fill(color)
  const senderEnd = drawSender(pdf, vendor.title, organization, width / 2 - 16)
  write(pdf, texts.title, page.left + width / 2, page.top, { size: 19, bold: true, ...rightAligned })
  write(pdf, receipt.number, page.left + width / 2, pdf.y + 4, { color: muted, ...rightAligned })

  const top = Math.max(150, senderEnd + 16)
  pdf.roundedRect(page.left, top, width, 64, 8).fill(tint(color, 0.1))
  pdf.roundedRect(page.left, top, 5, 64, 2.5).fill(color)
  write(pdf, texts.paid, page.left + 22, top + 14, { size: 12, bold: true, width: width / 2 })
  write(pdf, texts.paidNote, page.left + 22, pdf.y + 4, { color: muted, width: width * 0.62 })
  const total = format.money(amountCents + feeCents)
  write(pdf, total, page.left, top + 18, { size: 23, bold: true, width: width - 20, align: 'right' })

  let y = top + 90
  const row = (label: string, value: string, bold = false) => {
    write(pdf, label, page.left, y, { color: bold ? ink : muted, bold, width: 170 })
    const labelEnd = pdf.y
    write(pdf, value, page.left + 180, y, { bold, width: width - 180 })
    y = Math.max(labelEnd, pdf.y) + 8
    rule(pdf, y)
    y += 9
  }
  row(texts.service, receipt.service)
  row(texts.reference, receipt.reference)
  if (receipt.payer) row(texts.payer, receipt.payer)
  row(texts.payee, `${organization.name}, ${texts.companyCode} ${organization.code}`)
  row(texts.paidOn, format.day(dayIn(vendor.timeZone, receipt.paidAt)))
  row(texts.method, bank ?? texts.card)
  if (billCents !== undefined) row(texts.billTotal, format.money(billCents))
  row(texts.amount, format.money(amountCents))
  if (feeCents > 0) row(texts.fee, format.money(feeCents))
  row(texts.total, total, true)
  if (refundedCents > 0) row(texts.refunded, format.money(refundedCents))

  rule(pdf, page.bottom - 12)
  write(pdf, `${texts.questions}: ${organization.email}`, page.left, page.bottom, { size: 8.5, color: muted })
}
