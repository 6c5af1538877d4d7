import { monthInWords } from '../../src/api/rules/monthInWords.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'

export type Pdf = PDFKit.PDFDocument

/** Margins in points; an A4 page is 595.28 wide and 841.89 high. */
export const page = { left: 52, right: 543.28, top: 56, bottom: 790 }
export const width = page.right - page.left
export const ink = '#1B262C'
export const muted = '#5B6B73'
const line = '#D9E0E3'

/** Brand colour of a vendor's documents. */
export const brandOf = ({ color }: { readonly color: string | null }): string => color ?? '#00A1B5'

/** Mixes a colour with white; `share` is the part of the colour. */
export function tint(color: string, share: number): string {
  const parts = [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))
  return `#${parts
    .map(part =>
      Math.round(255 - (255 - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Formats money and days in the locale. */
export function formats(locale: Locale, currency: string) {
  // "5 October 2026" instead of "October 5, 2026", because the portal's English is British.
  const tag = locale === 'en' ? 'en-GB' : locale
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency })
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    money: (cents: number) => money.format(cents / 100),
    day: (text: string) => day.format(new Date(`${text}T00:00:00Z`)),
    month: (text: string) => monthInWords(month, new Date(`${text}T00:00:00Z`)),
  }
}

export type Formats = ReturnType<typeof formats>
export type Style = { readonly size?: number; readonly bold?: boolean; readonly color?: string }

/** Writes text at a position; wraps it if a width is given. */
export function write(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  options: PDFKit.Mixins.TextOptions & Style = {},
) {
  const { size = 10, bold = false, color = ink, ...rest } = options
  pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color)
    .text(text, x, y, { lineBreak: rest.width !== undefined, ...rest })
}

/** Draws a line across the page. */
export const rule = (pdf: Pdf, y: number, color = line, thickness = 0.7) =>
  pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(thickness).strokeColor(color).stroke()

/** Writes who sends a document, at the left of its head; returns where that ends. */
export function drawSender(
  pdf: Pdf,
  title: string,
  organization: { readonly name: string; readonly address: string },
  senderWidth: number,
): number {
  write(pdf, title, page.left, page.top, { size: 19, bold: true, width: senderWidth })
  write(pdf, organization.name, page.left, pdf.y + 4, { color: muted, width: senderWidth })
  write(pdf, organization.address, page.left, pdf.y + 1, { color: muted, width: senderWidth })
  return pdf.y
}

/** Returns where something of this height is drawn: at y, or at the top of a new page when the footer is in the way. */
export function continueOnPage(pdf: Pdf, y: number, height: number): number {
  if (y + height <= page.bottom - 12) return y
  pdf.addPage()
  return page.top
}
