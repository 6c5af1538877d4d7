import type { CoreServices } from '../../http/CoreServices.ts'
import type { SignatureProvider } from '../../providers/signatures/SignatureProvider.ts'

/** Services that the polls module uses. */
export interface PollServices extends CoreServices {
  readonly signatures: SignatureProvider
}
