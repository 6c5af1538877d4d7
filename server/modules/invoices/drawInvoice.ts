import type { Locale } from '../../../src/api/schemas/locales.ts'
import {
  brandOf,
  continueOnPage,
  drawSender,
  type Formats,
  formats,
  ink,
  muted,
  type Pdf,
  page,
  rule,
  type Style,
  tint,
  width,
  write,
} from '../../pdf/drawing.ts'
import { fillText } from '../../texts/fillText.ts'
import type { InvoiceDocument } from './InvoiceDocument.ts'
import { invoiceTexts } from './invoiceTexts.ts'
import { serviceName } from './serviceNames.ts'

export function drawInvoice(pdf: Pdf, invoice: InvoiceDocument, locale: Locale) {
  const color = brandOf(invoice.vendor)
  const format = formats(locale, invoice.currency)
  pdf.rect(0, 0, pdf.page.width, 10).fill(color)
  const headEnd = drawHead(pdf, invoice, locale)
  let y = drawFacts(pdf, invoice, locale, format, Math.max(140, headEnd + 16))
  y = drawAmount(pdf, invoice, locale, format, y + 10, color)
  y = drawLines(pdf, invoice, locale, format, y + 26)
  if (invoice.dueCents > 0) drawPayment(pdf, invoice, locale, y + 24)
  drawFoot(pdf, invoice, locale)
}

function drawHead(pdf: Pdf, { vendor, organization, type, number }: InvoiceDocument, locale: Locale): number {
  const half = width / 2
  const senderEnd = drawSender(pdf, vendor.title, organization, half - 16)
  const rightAligned = { width: half, align: 'right' } as const
  write(pdf, invoiceTexts[locale].invoice.titles[type], page.left + half, page.top, {
    size: 19,
    bold: true,
    ...rightAligned,
  })
  write(pdf, number, page.left + half, pdf.y + 4, { color: muted, ...rightAligned })
  return Math.max(senderEnd, pdf.y)
}

/** Two columns of labelled values. */
function drawFacts(pdf: Pdf, invoice: InvoiceDocument, locale: Locale, format: Formats, top: number): number {
  const texts = invoiceTexts[locale].invoice
  const column = width / 2
  const drawFact = (label: string, value: string, x: number, y: number) => {
    write(pdf, label, x, y, { size: 8.5, color: muted, width: column - 16 })
    write(pdf, value, x, pdf.y + 2, { size: 10.5, width: column - 16 })
    return pdf.y + 10
  }
  rule(pdf, top)
  let leftBottom = drawFact(texts.contract, invoice.contract.username, page.left, top + 14)
  leftBottom = drawFact(texts.address, invoice.contract.addresses.join('\n'), page.left, leftBottom)
  let rightBottom = drawFact(texts.period, format.month(invoice.period), page.left + column, top + 14)
  rightBottom = drawFact(texts.date, format.day(invoice.date), page.left + column, rightBottom)
  return Math.max(leftBottom, rightBottom)
}

function drawLines(pdf: Pdf, invoice: InvoiceDocument, locale: Locale, format: Formats, top: number): number {
  const texts = invoiceTexts[locale].invoice
  const amountWidth = 110
  const nameWidth = width - amountWidth
  const amountAt = page.right - amountWidth
  const row = (name: string, amount: string, y: number, style: Style) => {
    write(pdf, name, page.left, y, { ...style, width: nameWidth - 12 })
    const end = pdf.y
    write(pdf, amount, amountAt, y, { ...style, width: amountWidth, align: 'right' })
    return end
  }
  // Smaller padding, so that twelve services and the payment details fit on one page.
  const padding = invoice.lines.length > 9 ? 4 : 6.5
  let y = row(texts.service, texts.amount, top, { size: 8.5, color: muted }) + 6
  rule(pdf, y, ink, 0.9)
  for (const { serviceCode, amountCents } of invoice.lines) {
    y = continueOnPage(pdf, y, 26)
    y = row(serviceName(serviceCode, locale), format.money(amountCents), y + padding + 1, {}) + padding
    rule(pdf, y)
  }
  y = continueOnPage(pdf, y, 50)
  y = row(texts.total, format.money(invoice.amountCents), y + 9, { bold: true, size: 11 }) + 4
  const paidCents = invoice.amountCents - invoice.dueCents
  return invoice.dueCents > 0 && paidCents > 0
    ? row(texts.alreadyPaid, format.money(-paidCents), y + 4, { color: muted }) + 2
    : y
}

/** The amount due, in large type. */
function drawAmount(
  pdf: Pdf,
  { amountCents, dueCents, dueDate }: InvoiceDocument,
  locale: Locale,
  format: Formats,
  top: number,
  color: string,
): number {
  const texts = invoiceTexts[locale].invoice
  const height = 64
  pdf.roundedRect(page.left, top, width, height, 8).fill(tint(color, 0.1))
  pdf.roundedRect(page.left, top, 5, height, 2.5).fill(color)
  const isCredit = amountCents < 0
  const label = isCredit ? texts.credited : texts.toPay
  const note = isCredit
    ? texts.creditedNote
    : dueCents > 0
      ? fillText(texts.payBy, { day: format.day(dueDate) })
      : texts.paid
  const amount = format.money(isCredit ? -amountCents : dueCents)
  write(pdf, label, page.left + 22, top + 14, { size: 12, bold: true, width: width / 2 })
  write(pdf, note, page.left + 22, pdf.y + 4, { color: muted, width: width * 0.62 })
  write(pdf, amount, page.left, top + 18, { size: 23, bold: true, width: width - 20, align: 'right' })
  return top + height
}

function drawPayment(pdf: Pdf, { organization, number }: InvoiceDocument, locale: Locale, top: number) {
  const texts = invoiceTexts[locale].invoice
  const labelWidth = 180
  let y = continueOnPage(pdf, top, 102)
  write(pdf, texts.howToPay, page.left, y, { size: 12, bold: true })
  y += 21
  for (const [label, value] of [
    [texts.payee, organization.name],
    [texts.bank, organization.bank],
    [texts.account, organization.iban],
    [texts.reference, number],
  ] as const) {
    write(pdf, label, page.left, y, { color: muted, width: labelWidth - 12 })
    const labelEnd = pdf.y
    write(pdf, value, page.left + labelWidth, y, { width: width - labelWidth })
    y = Math.max(labelEnd, pdf.y) + 4
  }
  write(pdf, texts.referenceNote, page.left, y + 6, { size: 9, color: muted, width })
}

function drawFoot(pdf: Pdf, { organization }: InvoiceDocument, locale: Locale) {
  const texts = invoiceTexts[locale].invoice
  const half = width / 2
  rule(pdf, page.bottom - 12)
  const style = { size: 8.5, color: muted, width: half - 8 } as const
  write(pdf, `${organization.name}, ${texts.companyCode} ${organization.code}`, page.left, page.bottom, style)
  write(pdf, `${texts.questions}: ${organization.email}`, page.left + half + 8, page.bottom, {
    ...style,
    align: 'right',
  })
}
