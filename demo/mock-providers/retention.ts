import { lte } from '../../server/database/drizzle.ts'
import { daysBefore, deleteRows, type RetentionRule } from '../../server/jobs/retention.ts'
import { sandboxCardTokens, sandboxOidc, sandboxOrders } from './tables.ts'

/** How long the mock providers keep their rows. */
export const mockRetention: readonly RetentionRule[] = [
  // The sign-in library uses the real time, even where DEMO_NOW fixes the server's.
  deleteRows('mock sign-in', sandboxOidc, () => lte(sandboxOidc.expiresAt, new Date())),
  deleteRows('mock cards', sandboxCardTokens, now => lte(sandboxCardTokens.createdAt, daysBefore(now, 1))),
  deleteRows('mock orders', sandboxOrders, now => lte(sandboxOrders.expiresAt, daysBefore(now, 30))),
]
