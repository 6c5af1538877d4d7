import type { CoreServices } from '../../http/CoreServices.ts'
import type { SignatureProvider } from '../../providers/signatures/SignatureProvider.ts'

/** What the polls module needs. */
export interface PollServices extends CoreServices {
  readonly signatures: SignatureProvider
}
