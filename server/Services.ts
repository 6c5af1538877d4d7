import type { AppConfig } from './AppConfig.ts'
import type { Clock } from './Clock.ts'
import type { Signer } from './crypto.ts'
import type { Database } from './database/Database.ts'
import type { HotQueries } from './database/hotQueries.ts'
import type { Migration } from './database/migrate.ts'
import type { FileStore } from './files/FileStore.ts'
import type { Logger } from './Logger.ts'
import type { Metrics } from './metrics/createMetrics.ts'
import type { PasswordHasher } from './modules/accounts/PasswordHasher.ts'
import type { PrintReport } from './modules/documents/ReportDocument.ts'
import type { PrintInvoice } from './modules/invoices/InvoiceDocument.ts'
import type { ChatFeed } from './modules/liveChat/chatFeed.ts'
import type { PrintReceipt } from './modules/payments/receipts/ReceiptDocument.ts'
import type { PaymentProvider } from './providers/payments/PaymentProvider.ts'
import type { SignatureProvider } from './providers/signatures/SignatureProvider.ts'
import type { SocialProvider } from './providers/social/SocialProvider.ts'

/** Everything the app is composed of. Modules get parts of it. */
export interface Services {
  readonly database: Database
  readonly hot: HotQueries
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  readonly config: AppConfig
  readonly logger: Logger
  readonly passwords: PasswordHasher
  readonly printInvoice: PrintInvoice
  readonly printReport: PrintReport
  readonly printReceipt: PrintReceipt
  readonly payments: PaymentProvider
  readonly signatures: SignatureProvider
  readonly files: FileStore
  readonly metrics: Metrics
  /** Tells of new messages of the conversations with staff. */
  readonly chat: ChatFeed
  /** Providers people may sign in with (AUT-3); their order is that of the buttons. */
  readonly social: readonly SocialProvider[]
  readonly signer: () => Promise<Signer>
  /** Tells whoever works beside the calls that a mail or a request of an account was queued. */
  readonly wake: () => void
}
