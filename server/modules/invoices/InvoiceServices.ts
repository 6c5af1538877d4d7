import type { CoreServices } from '../../http/CoreServices.ts'
import type { PrintInvoice } from './InvoiceDocument.ts'

/** Services that the invoices module uses. */
export interface InvoiceServices extends CoreServices {
  readonly printInvoice: PrintInvoice
}
