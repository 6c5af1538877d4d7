import { listOfMessage } from '../../../src/api/rules/unreads.ts'
import type { Transaction } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import { recordChange } from '../changes/recordChange.ts'
import { contracts, userContracts } from '../contracts/tables.ts'
import { unreads } from '../unreads/tables.ts'
import { cleanHtml } from './cleanHtml.ts'
import { messages } from './tables.ts'

interface PersonalMessage {
  readonly vendorId: number
  readonly contractId: number
  readonly topic: string
  /** HTML, which is cleaned before it is stored. */
  readonly body: string
}

/** Sends a personal message to the holders of a contract, unread and visible in their open pages. */
export async function sendMessage(
  tx: Transaction,
  { vendorId, contractId, topic, body }: PersonalMessage,
  at: Date,
): Promise<void> {
  const [contract] = await tx
    .select()
    .from(contracts)
    .where(isRow(contracts, { id: contractId, vendorId }))
  if (!contract) return
  const { organizationId } = contract
  const [message] = await tx
    .insert(messages)
    .values({
      vendorId,
      organizationId,
      contractId,
      type: 'personal',
      date: at,
      topic,
      body: cleanHtml(body),
    })
    .returning({ id: messages.id })
  if (!message) throw new Error('A message was not written.')
  const holders = await tx
    .selectDistinct({ userId: userContracts.userId })
    .from(userContracts)
    .where(eq(userContracts.contractId, contractId))
  for (const { userId } of holders)
    await tx
      .insert(unreads)
      .values({ userId, vendorId, contractId, module: listOfMessage.personal, itemId: message.id })
      .onConflictDoNothing()
  await recordChange(tx, { vendorId, organizationId, contractId, topic: 'messages' })
}
