import { limits } from '../../../src/api/schemas/limits.ts'
import { lte } from '../../database/drizzle.ts'
import { daysBefore, deleteRows, type RetentionRule } from '../../jobs/retention.ts'
import { chatConversations } from './tables.ts'

export const liveChatRetention: readonly RetentionRule[] = [
  deleteRows('conversations', chatConversations, now =>
    lte(chatConversations.changedAt, daysBefore(now, limits.chatDays)),
  ),
]
