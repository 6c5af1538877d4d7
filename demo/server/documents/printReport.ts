import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { PrintReport } from '../Services.ts'

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
const fonts = { regular: fontFile('DejaVuSansCondensed'), bold: fontFile('DejaVuSansCondensed-Bold') }
const muted = '#5B6B73'
const ink = '#1B262C'

/** Draws a document on A4: whose it is, its name and its paragraphs. */
export const printReport: PrintReport = ({ name, date, paragraphs, organization, vendor }) => {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 64, left: 52, right: 52 },
    displayTitle: true,
    font: fonts.regular,
    info: { Title: name, Author: organization.name, CreationDate: new Date(`${date}T00:00:00Z`) },
  })
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  pdf.rect(0, 0, pdf.page.width, 10).fill(vendor.color ?? muted)
  pdf.font('bold').fontSize(12).fillColor(ink).text(organization.name, 52, 44)
  pdf.font('regular').fontSize(9).fillColor(muted).text(`${organization.address} · ${organization.code}`)
  pdf.moveDown(3).font('bold').fontSize(19).fillColor(ink).text(name)
  pdf.font('regular').fontSize(10).fillColor(muted).text(date).moveDown(1.5)
  for (const paragraph of paragraphs)
    pdf.fontSize(11).fillColor(ink).text(paragraph, { lineGap: 3 }).moveDown()
  pdf.end()
  return Readable.toWeb(pdf as unknown as Readable) as ReadableStream<Uint8Array>
}
