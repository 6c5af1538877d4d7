import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Pdf } from './drawing.ts'

// The standard PDF fonts lack Lithuanian and Cyrillic letters. Only the glyphs in use are embedded.
const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
const fonts = { regular: fontFile('DejaVuSansCondensed'), bold: fontFile('DejaVuSansCondensed-Bold') }

/**
 * Creates an A4 page with the fonts `regular` and `bold` and the document's metadata. The library is loaded with the first
 * document, because it takes 30 MB.
 */
export async function openPdf(options: PDFKit.PDFDocumentOptions): Promise<Pdf> {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
    displayTitle: true,
    font: fonts.regular,
    ...options,
  })
  return pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
}

/** Ends the document and returns it as a stream. */
export function closePdf(pdf: Pdf): ReadableStream<Uint8Array> {
  pdf.end()
  return Readable.toWeb(pdf as unknown as Readable) as ReadableStream<Uint8Array>
}
