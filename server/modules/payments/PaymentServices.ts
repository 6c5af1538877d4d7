import type { MailServices } from '../../mail/MailServices.ts'
import type { PaymentProvider } from '../../providers/payments/PaymentProvider.ts'
import type { PrintReceipt } from './receipts/ReceiptDocument.ts'

/** What the payments module needs. */
export interface PaymentServices extends MailServices {
  readonly payments: PaymentProvider
  readonly printReceipt: PrintReceipt
}
