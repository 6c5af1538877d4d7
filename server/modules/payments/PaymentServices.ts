import type { MailServices } from '../../mail/MailServices.ts'
import type { PaymentProviders } from '../../providers/payments/PaymentProvider.ts'
import type { PrintReceipt } from './receipts/ReceiptDocument.ts'

/** Services that the payments module uses. */
export interface PaymentServices extends MailServices {
  readonly payments: PaymentProviders
  readonly printReceipt: PrintReceipt
}
