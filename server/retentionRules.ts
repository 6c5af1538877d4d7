import { httpRetention } from './http/retention.ts'
import type { RetentionRule } from './jobs/retention.ts'
import { mailRetention } from './mail/retention.ts'
import { accountsRetention } from './modules/accounts/retention.ts'
import { changesRetention } from './modules/changes/retention.ts'
import { clientRegisterRetention } from './modules/clientRegister/retention.ts'
import { contractsRetention } from './modules/contractLinks/retention.ts'
import { eventsRetention } from './modules/events/retention.ts'
import { identityRetention } from './modules/identity/retention.ts'
import { importsRetention } from './modules/imports/retention.ts'
import { liveChatRetention } from './modules/liveChat/retention.ts'
import { moveOutsRetention } from './modules/moveOuts/retention.ts'
import { paymentsRetention } from './modules/payments/retention.ts'
import { paymentSessionsRetention } from './modules/payments/sessionRetention.ts'
import { pollsRetention } from './modules/polls/retention.ts'
import { unreadsRetention } from './modules/unreads/retention.ts'
import { uploadsRetention } from './modules/uploads/retention.ts'

/** The product's retention rules. */
export const retentionRules: readonly RetentionRule[] = [
  ...accountsRetention,
  ...changesRetention,
  ...contractsRetention,
  ...httpRetention,
  ...identityRetention,
  ...unreadsRetention,
  ...eventsRetention,
  ...liveChatRetention,
  ...paymentSessionsRetention,
  ...mailRetention,
  ...moveOutsRetention,
  ...pollsRetention,
  ...importsRetention,
  // Before the uploads, which it makes overdue.
  ...clientRegisterRetention,
  ...uploadsRetention,
  ...paymentsRetention,
]
