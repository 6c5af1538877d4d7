import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { PrintInvoice } from '../Services.ts'
import { drawInvoice } from './drawInvoice.ts'
import { invoiceTexts } from './invoiceTexts.ts'

// PDF's own fonts have neither Lithuanian nor Cyrillic letters; of these only the letters used are embedded.
const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
const fonts = { regular: fontFile('DejaVuSansCondensed'), bold: fontFile('DejaVuSansCondensed-Bold') }

/** Draws an invoice on one A4 page. */
export const printInvoice: PrintInvoice = (invoice, locale) => {
  const { titles } = invoiceTexts[locale]
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: locale,
    displayTitle: true,
    font: fonts.regular,
    info: {
      Title: `${titles[invoice.type]} ${invoice.number}`,
      Author: invoice.organization.name,
      CreationDate: new Date(`${invoice.date}T00:00:00Z`),
    },
  })
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  drawInvoice(pdf, invoice, locale)
  pdf.end()
  return Readable.toWeb(pdf as unknown as Readable) as ReadableStream<Uint8Array>
}
