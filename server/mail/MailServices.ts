import type { CoreServices } from '../http/CoreServices.ts'

/** What a module needs whose calls queue mails. */
export interface MailServices extends CoreServices {
  /** Starts the work on queued mails and requests of accounts without waiting for the next round. */
  readonly wake: () => void
}
