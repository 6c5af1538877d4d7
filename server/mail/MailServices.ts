import type { CoreServices } from '../http/CoreServices.ts'

/** Dependencies of modules whose calls queue mail. */
export interface MailServices extends CoreServices {
  /** Starts the work on queued mails and account requests without waiting for the next round. */
  readonly wake: () => void
}
