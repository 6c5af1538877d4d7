import { closePdf, openPdf } from '../../pdf/openPdf.ts'
import { drawInvoice } from './drawInvoice.ts'
import type { PrintInvoice } from './InvoiceDocument.ts'
import { invoiceTexts } from './invoiceTexts.ts'

/** Renders an invoice on A4, on one page unless it has many lines. */
export const printInvoice: PrintInvoice = async (invoice, locale) => {
  const { titles } = invoiceTexts[locale].invoice
  const pdf = await openPdf({
    lang: locale,
    info: {
      Title: `${titles[invoice.type]} ${invoice.number}`,
      Author: invoice.organization.name,
      CreationDate: new Date(`${invoice.date}T00:00:00Z`),
    },
  })
  drawInvoice(pdf, invoice, locale)
  return closePdf(pdf)
}
