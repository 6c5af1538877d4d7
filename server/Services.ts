import type { Locale } from '../src/api/schemas/locales.ts'
import type { Signer } from './crypto.ts'
import type { Database } from './database/Database.ts'
import type { HotQueries } from './database/hotQueries.ts'
import type { Migration } from './database/migrate.ts'
import type { FileStore } from './files/FileStore.ts'
import type { Metrics } from './metrics/createMetrics.ts'
import type { ReportDocument } from './modules/documents/ReportDocument.ts'
import type { InvoiceDocument } from './modules/invoices/InvoiceDocument.ts'
import type { ChatFeed } from './modules/liveChat/chatFeed.ts'
import type { ReceiptDocument } from './modules/payments/receipts/ReceiptDocument.ts'
import type { PaymentProvider } from './providers/payments/PaymentProvider.ts'
import type { SignatureProvider } from './providers/signatures/SignatureProvider.ts'
import type { SocialProvider } from './providers/social/SocialProvider.ts'

/** Tells the server's time: real, or fixed by DEMO_NOW. */
export type Clock = () => Date

/** Writes structured lines; pino fits. Fields must never hold e-mails, tokens or query strings. */
export interface Logger {
  readonly info: (fields: object, message: string) => void
  readonly warn: (fields: object, message: string) => void
  readonly error: (fields: object, message: string) => void
}

/** Turns passwords into what may be stored. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** Takes as long for a wrong password as for the right one. */
  readonly matches: (password: string, hash: string) => Promise<boolean>
}

/** Draws an invoice as a PDF, page by page as it is read. */
export type PrintInvoice = (invoice: InvoiceDocument, locale: Locale) => ReadableStream<Uint8Array>

/** Draws a receipt of a payment as a PDF. */
export type PrintReceipt = (receipt: ReceiptDocument, locale: Locale) => ReadableStream<Uint8Array>

/** Draws a document of an organization as a PDF. */
export type PrintReport = (report: ReportDocument) => ReadableStream<Uint8Array>

export interface AppConfig {
  /** Where people reach this server, without a slash at the end, e.g. "https://portal.example". */
  readonly publicUrl: string
  /** Whether pages can show pictures by their address here. */
  readonly hasPictures: boolean
  /** Origins that may call the API besides the vendors' own. */
  readonly allowedOrigins: readonly string[]
  readonly version: string
  /** The live chat (CHT-1): where it is, which inbox, and what proves to it who is writing; absent where there is none. */
  readonly chat: {
    readonly url: string | null
    readonly websiteToken: string | null
    readonly secret: string | null
    readonly locale: Locale
  }
  /** Whether answers are held against their schemas before they leave: in development and tests. */
  readonly checkAnswers: boolean
  /** How long maintenance and vendors' origins are remembered between looks at the database. */
  readonly rememberMilliseconds: number
}

/** What routes work with. */
export interface Services {
  readonly database: Database
  readonly hot: HotQueries
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  readonly config: AppConfig
  readonly logger: Logger
  readonly passwords: Passwords
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
