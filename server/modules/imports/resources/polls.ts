import { PollRecord } from '../../../../src/api/vendor/schemas/records/pollRecord.ts'
import { sql } from '../../../database/drizzle.ts'
import { deleteItems, markUnreadOfContracts } from '../batches/markUnread.ts'
import { listOf } from '../batches/relation.ts'
import { replaceChildren } from '../batches/replaceChildren.ts'
import { select } from '../batches/select.ts'
import { type BatchContext, resource, type StoredRow } from '../Resource.ts'
import type { Refusal } from '../readers/RawRow.ts'
import { organizationAudience } from './audience.ts'
import { referenceOf } from './referenceId.ts'
import { todayOf } from './todayOf.ts'

const hasVotes: Refusal = {
  reason: 'has_votes',
  message: 'Votes were cast, so the poll can no longer change.',
}

export const polls = resource<PollRecord>({
  name: 'polls',
  table: 'polls',
  schema: PollRecord,
  references: ({ organization, contracts, houses, premises }) => [
    { field: 'organization', to: 'organizations', sourceId: organization },
    ...contracts.map((sourceId, index) => ({
      field: `contracts.${index}`,
      to: 'contracts' as const,
      sourceId,
    })),
    ...premises.map(({ contract }, index) => ({
      field: `premises.${index}.contract`,
      to: 'contracts' as const,
      sourceId: contract,
    })),
    ...houses.map((sourceId, index) => ({ field: `houses.${index}`, to: 'houses' as const, sourceId })),
  ],
  change: { topic: 'polls', audience: organizationAudience },
  columns: [
    { name: 'organization_id', type: 'integer', value: row => referenceOf(row, 'organization').id },
    { name: 'title', type: 'text', value: ({ record }) => record.title },
    { name: 'description', type: 'text', value: ({ record }) => record.description },
    { name: 'starts_on', type: 'date', value: ({ record }) => record.startsOn },
    { name: 'ends_on', type: 'date', value: ({ record }) => record.endsOn },
    { name: 'total_participants', type: 'integer', value: ({ record }) => record.totalParticipants },
    { name: 'required_votes', type: 'integer', value: ({ record }) => record.requiredVotes },
    { name: 'unit', type: 'text', value: ({ record }) => record.unit },
    {
      name: 'withdrawable_until',
      type: 'timestamptz',
      value: ({ record }) => record.withdrawableUntil ?? null,
    },
    { name: 'needs_signature', type: 'boolean', value: ({ record }) => record.needsSignature },
  ],
  async refuse({ tx, vendorId }, rows) {
    const ids = rows.flatMap(({ existingId }) => existingId ?? [])
    if (ids.length === 0) return new Map()
    // Waits for votes that are being cast; later ones wait for this, and find the questions as they are then.
    await tx.execute(sql`select 1 from polls
      where vendor_id = ${vendorId} and id in ${listOf('integer', ids)} order by id for update`)
    const voted = await select<{ poll_id: number }>(
      tx,
      sql`select distinct poll_id from poll_votes
        where vendor_id = ${vendorId} and poll_id in ${listOf('integer', ids)}`,
    )
    const votedIds = new Set(voted.map(({ poll_id }) => poll_id))
    return new Map(
      rows
        .filter(({ existingId }) => existingId !== undefined && votedIds.has(existingId))
        .map(({ record }) => [record.sourceId, hasVotes]),
    )
  },
  async store(context, rows) {
    await replaceChildren(
      context,
      {
        table: 'poll_questions',
        parent: 'poll_id',
        columns: [
          { name: 'position', type: 'smallint', value: (_, index) => index + 1 },
          { name: 'text', type: 'text', value: question => question.text },
          { name: 'paper_agree', type: 'integer', value: question => question.paperAgree },
          { name: 'paper_disagree', type: 'integer', value: question => question.paperDisagree },
        ],
      },
      rows.map(row => ({ row, children: row.record.questions })),
    )
    await storePremises(context, rows)
    const participants = await storeParticipants(context, rows)
    await markUnreadOfContracts(
      context,
      participants
        .filter(({ row }) => row.existingId === undefined)
        .flatMap(({ row, children }) =>
          children.map(contractId => ({ contractId, list: 'polls' as const, itemId: row.id })),
        ),
    )
  },
  isLive: now => sql`t.ends_on >= ${todayOf(now)}`,
  /** A poll that has not begun is deleted; an open one is closed with the votes that it has. */
  async end({ tx, now }, condition) {
    const isPlanned = sql`${condition} and t.starts_on > ${todayOf(now)}`
    const deleted = await deleteItems(tx, 'polls', isPlanned, ['polls'])
    const closed = await select(
      tx,
      sql`update polls as t set ends_on = ${todayOf(now)} - 1, source_hash = null,
          starts_on = least(starts_on, ${todayOf(now)} - 1)
        where ${condition} returning 1`,
    )
    return deleted + closed.length
  },
})

const storePremises = (context: BatchContext, rows: readonly StoredRow<PollRecord>[]) =>
  replaceChildren(
    context,
    {
      table: 'poll_premises',
      parent: 'poll_id',
      columns: [
        { name: 'position', type: 'integer', value: (_, index) => index + 1 },
        { name: 'contract_id', type: 'integer', value: ({ contractId }) => contractId },
        { name: 'name', type: 'text', value: ({ name }) => name },
        { name: 'share', type: 'integer', value: ({ share }) => share },
      ],
    },
    rows.map(row => ({
      row,
      children: row.record.premises.map(({ name, share }, index) => ({
        name,
        share,
        contractId: referenceOf(row, `premises.${index}.contract`).id,
      })),
    })),
  )

async function storeParticipants(context: BatchContext, rows: readonly StoredRow<PollRecord>[]) {
  const participants = []
  for (const row of rows) {
    const idsOf = (prefix: string) =>
      [...row.refs].flatMap(([field, { id }]) => (field.startsWith(prefix) ? [id] : []))
    const ofHouses = await select<{ contract_id: number }>(
      context.tx,
      sql`select h.contract_id from house_contracts as h
        join contracts as c on c.vendor_id = h.vendor_id and c.id = h.contract_id and c.is_active
        where h.vendor_id = ${context.vendorId} and h.house_id in ${listOf('integer', idsOf('houses.'))}`,
    )
    const children = [
      ...new Set([
        ...idsOf('contracts.'),
        ...idsOf('premises.'),
        ...ofHouses.map(({ contract_id }) => contract_id),
      ]),
    ]
    participants.push({ row, children })
  }
  await replaceChildren(
    context,
    {
      table: 'poll_participants',
      parent: 'poll_id',
      columns: [{ name: 'contract_id', type: 'integer', value: contractId => contractId }],
    },
    participants,
  )
  return participants
}
