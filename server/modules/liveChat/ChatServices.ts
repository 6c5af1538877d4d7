import type { AccessLookups } from '../../http/AccessLookups.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { ChatFeed } from './chatFeed.ts'

/** Services that the live chat module uses. */
export interface ChatServices extends CoreServices {
  /** Announces new messages of the conversations with staff. */
  readonly chat: ChatFeed
  /** Open event streams end with the session. */
  readonly access: Pick<AccessLookups, 'session'>
}
