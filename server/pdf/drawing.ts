import type { Locale } from '../../src/api/schemas/locales.ts'

export type Pdf = PDFKit.PDFDocument

/** Points; an A4 page is 595.28 wide and 841.89 high. */
export const page = { left: 52, right: 543.28, top: 56, bottom: 790 }
export const width = page.right - page.left
export const ink = '#1B262C'
export const muted = '#5B6B73'
const line = '#D9E0E3'

/** The colour of a vendor's papers. */
export const brandOf = ({ color }: { readonly color: string | null }): string => color ?? '#00A1B5'

/** A colour mixed with white; `share` of it stays. */
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

/** Money and days as the language writes them. */
export function formats(locale: Locale, currency: string) {
  // "5 October 2026", as people here say it, not "October 5, 2026".
  const tag = locale === 'en' ? 'en-GB' : locale
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency })
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    money: (cents: number) => money.format(cents / 100),
    day: (text: string) => day.format(new Date(`${text}T00:00:00Z`)),
    month: (text: string) => month.format(new Date(`${text}T00:00:00Z`)),
  }
}

export type Formats = ReturnType<typeof formats>
export type Style = { readonly size?: number; readonly bold?: boolean; readonly color?: string }

/** Writes a text at a place; where it has a width it wraps. */
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

/** A line across the page. */
export const rule = (pdf: Pdf, y: number, color = line, thickness = 0.7) =>
  pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(thickness).strokeColor(color).stroke()
