import { ink, muted } from '../../pdf/drawing.ts'
import { closePdf, openPdf } from '../../pdf/openPdf.ts'
import type { PrintReport } from './ReportDocument.ts'

/** Renders a document on A4: the organization, the title and the paragraphs. */
export const printReport: PrintReport = async ({ name, date, paragraphs, organization, vendor }) => {
  const pdf = await openPdf({
    margins: { top: 56, bottom: 64, left: 52, right: 52 },
    info: { Title: name, Author: organization.name, CreationDate: new Date(`${date}T00:00:00Z`) },
  })
  pdf.rect(0, 0, pdf.page.width, 10).fill(vendor.color ?? muted)
  pdf.font('bold').fontSize(12).fillColor(ink).text(organization.name, 52, 44)
  pdf.font('regular').fontSize(9).fillColor(muted).text(`${organization.address} · ${organization.code}`)
  pdf.moveDown(3).font('bold').fontSize(19).fillColor(ink).text(name)
  pdf.font('regular').fontSize(10).fillColor(muted).text(date).moveDown(1.5)
  for (const paragraph of paragraphs)
    pdf.fontSize(11).fillColor(ink).text(paragraph, { lineGap: 3 }).moveDown()
  return closePdf(pdf)
}
