import type { AccessLookups } from '../../http/AccessLookups.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { ChangeFeed } from './changeFeed.ts'

/** Services that the changes module uses. */
export interface ChangeServices extends CoreServices {
  readonly changes: ChangeFeed
  /** Open event streams end with the session. */
  readonly access: Pick<AccessLookups, 'session'>
}
