import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { Pdf } from './drawing.ts'

// PDF's own fonts have neither Lithuanian nor Cyrillic letters; of these only the letters used are embedded.
const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
const fonts = { regular: fontFile('DejaVuSansCondensed'), bold: fontFile('DejaVuSansCondensed-Bold') }

/** An A4 page with the fonts `regular` and `bold`, and what it is called by viewers. */
export function openPdf(options: PDFKit.PDFDocumentOptions): Pdf {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, displayTitle: true, font: fonts.regular, ...options })
  return pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
}

/** Ends the drawing and gives it as it is read. */
export function closePdf(pdf: Pdf): ReadableStream<Uint8Array> {
  pdf.end()
  return Readable.toWeb(pdf as unknown as Readable) as ReadableStream<Uint8Array>
}
