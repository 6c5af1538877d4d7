import type { CoreServices } from '../../http/CoreServices.ts'
import type { PrintInvoice } from './InvoiceDocument.ts'

/** What the invoices module needs. */
export interface InvoiceServices extends CoreServices {
  readonly printInvoice: PrintInvoice
}
