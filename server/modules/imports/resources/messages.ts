import { pathOf } from '../../../../src/api/rules/destinations.ts'
import { listOfMessage, messageLists } from '../../../../src/api/rules/unreads.ts'
import { MessageRecord } from '../../../../src/api/vendor/schemas/records/messageRecord.ts'
import { cleanHtml } from '../../messages/cleanHtml.ts'
import { deleteItems, markUnread } from '../batches/markUnread.ts'
import { type BatchContext, resource, type StoredRow } from '../Resource.ts'
import { addressee, contractOfOrganization } from './addressee.ts'
import { addressedAudience } from './audience.ts'
import { mailByConsent } from './mailByConsent.ts'
import { optionalId, referenceOf } from './referenceId.ts'

/** News goes to those who want news; everything else to those who want mail about their contract. */
async function mailMessages(context: BatchContext, rows: readonly StoredRow<MessageRecord>[]) {
  const earliest = new Date(context.now.getTime() - mailedMilliseconds).toISOString()
  const mailed = rows.filter(({ record }) => record.date >= earliest)
  await mailByConsent(
    context,
    mailed.map(row => {
      const { type, topic } = row.record
      return {
        kind: 'newMessage',
        consent: type === 'news' ? 'newsletters' : 'transactionalEmail',
        linkTo: contract => pathOf('message', { ...contract, type, message: row.id }),
        placeholders: () => ({ topic }),
        contractId: optionalId(row, 'contract'),
        organizationId: referenceOf(row, 'organization').id,
      }
    }),
  )
}

/** Older messages are history that comes with a first import. */
const mailedMilliseconds = 31 * 24 * 3_600_000

export const messages = resource<MessageRecord>({
  name: 'messages',
  table: 'messages',
  schema: MessageRecord,
  references: record => [
    ...addressee(record),
    ...(record.invoice === undefined
      ? []
      : [{ field: 'invoice', to: 'invoices' as const, sourceId: record.invoice }]),
  ],
  change: { topic: 'messages', audience: addressedAudience },
  refuse: contractOfOrganization,
  columns: [
    { name: 'organization_id', type: 'integer', value: row => referenceOf(row, 'organization').id },
    { name: 'contract_id', type: 'integer', value: row => optionalId(row, 'contract') },
    { name: 'invoice_id', type: 'integer', value: row => optionalId(row, 'invoice') },
    { name: 'type', type: 'text', value: ({ record }) => record.type },
    { name: 'date', type: 'timestamptz', value: ({ record }) => record.date },
    { name: 'topic', type: 'text', value: ({ record }) => record.topic },
    { name: 'object', type: 'text', value: ({ record }) => record.object ?? null },
    { name: 'body', type: 'text', value: ({ record }) => cleanHtml(record.body) },
    {
      name: 'planned_work',
      type: 'jsonb',
      value: ({ record }) => (record.plannedWork ? JSON.stringify(record.plannedWork) : null),
    },
  ],
  async store(context, rows) {
    const fresh = rows.filter(({ existingId }) => existingId === undefined)
    await markUnread(
      context,
      fresh.map(row => ({
        list: listOfMessage[row.record.type],
        itemId: row.id,
        ...addressedAudience(row),
      })),
    )
    await mailMessages(context, fresh)
  },
  end: ({ tx }, condition) => deleteItems(tx, 'messages', condition, messageLists),
})
