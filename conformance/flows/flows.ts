import type { Case } from '../Case.ts'
import { accountFlows } from './accounts.ts'
import { billFlows } from './bills.ts'
import { coreFlows } from './core.ts'
import { messageFlows } from './messages.ts'
import { meterFlows } from './meters.ts'
import { otherFlows } from './others.ts'

/** Cases that need several calls. */
export const flows: readonly Case[] = [
  ...coreFlows,
  ...accountFlows,
  ...billFlows,
  ...meterFlows,
  ...messageFlows,
  ...otherFlows,
]
