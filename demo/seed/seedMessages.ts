import { addDays, dayIn } from '../../server/common/days.ts'
import type { Transaction } from '../../server/database/Database.ts'
import { asc, desc, eq } from '../../server/database/drizzle.ts'
import { attachedFiles } from '../../server/modules/attachments/tables.ts'
import type { PrintReport } from '../../server/modules/documents/ReportDocument.ts'
import { invoices } from '../../server/modules/invoices/tables.ts'
import { cleanHtml } from '../../server/modules/messages/cleanHtml.ts'
import { messages } from '../../server/modules/messages/tables.ts'
import { unreads } from '../../server/modules/unreads/tables.ts'
import { centsText } from '../../src/api/rules/money.ts'
import { listOfMessage } from '../../src/api/rules/unreads.ts'
import type { PlannedWork } from '../../src/api/schemas/messages.ts'
import { type SeedContract, seedContracts } from './contracts.ts'
import { followIds } from './followIds.ts'
import { insert } from './insert.ts'
import { calculationText, type MessageText, seedLetters, seedNews } from './messageTexts.ts'
import { printFile } from './printFile.ts'
import { seedOrganizations } from './vendors.ts'

type Row = typeof messages.$inferInsert & { readonly id: number }

/** Number of bills per contract with a calculation message. */
const calculations = 3
const languageOf = (vendorId: number) => (vendorId === 3 ? 'lv' : 'lt')

/** Messages of every type for the demo accounts, some of them new. */
export async function seedMessages(tx: Transaction, now: Date, print: PrintReport): Promise<void> {
  const today = dayIn('Europe/Vilnius', now)
  const rows: Row[] = []
  const unread: (typeof unreads.$inferInsert)[] = []
  const files: (typeof attachedFiles.$inferInsert)[] = []

  const write = async (
    text: MessageText,
    to: Pick<Row, 'vendorId' | 'organizationId' | 'contractId' | 'object' | 'invoiceId'>,
  ) => {
    const { type, daysAgo, topic, plannedWork, file } = text
    const id = rows.length + 1
    rows.push({
      ...to,
      id,
      type,
      topic,
      date: new Date(now.getTime() - daysAgo * 86_400_000 - (id % 50) * 61_000),
      body: cleanHtml(text.body),
      plannedWork: plannedWork ? datedWork(plannedWork, today) : null,
    })
    const { vendorId, organizationId, contractId } = to
    if (file)
      files.push({
        vendorId,
        organizationId,
        contractId: contractId ?? null,
        item: 'message',
        itemId: id,
        ...(await printFile(print, file, vendorId, today)),
      })
    return id
  }
  const markUnread = (contract: SeedContract, type: MessageText['type'], itemId: number) =>
    unread.push({
      userId: contract.userId,
      vendorId: contract.vendorId,
      contractId: contract.id,
      module: listOfMessage[type],
      itemId,
    })

  for (const { id: organizationId, vendorId } of seedOrganizations)
    for (const text of seedNews[languageOf(vendorId)]) {
      const id = await write(text, { vendorId, organizationId })
      const readers = text.isUnread ? seedContracts.filter(of => of.organizationId === organizationId) : []
      for (const contract of readers) markUnread(contract, 'news', id)
    }

  for (const contract of seedContracts.filter(({ userId }) => userId !== manyId)) {
    const { vendorId, organizationId } = contract
    const to = { vendorId, organizationId, contractId: contract.id, object: contract.addresses[0] ?? null }
    for (const text of seedLetters[languageOf(vendorId)]) {
      const id = await write(text, to)
      if (text.isUnread) markUnread(contract, text.type, id)
    }
  }

  const bills = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.type, 'monthly'))
    .orderBy(asc(invoices.contractId), desc(invoices.date), desc(invoices.id))
  for (const contract of seedContracts) {
    const { vendorId, organizationId } = contract
    const newest = bills.filter(({ contractId }) => contractId === contract.id).slice(0, calculations)
    for (const [index, bill] of newest.entries()) {
      const daysAgo = Math.round((now.getTime() - Date.parse(bill.date)) / 86_400_000)
      const id = await write(
        {
          type: 'calculation',
          daysAgo,
          ...calculationText[languageOf(vendorId)](bill.number, centsText(bill.amountCents)),
        },
        {
          vendorId,
          organizationId,
          contractId: contract.id,
          invoiceId: bill.id,
          object: contract.addresses[0] ?? null,
        },
      )
      if (index === 0 && contract.story === 'ordinary') markUnread(contract, 'calculation', id)
    }
  }

  await insert(
    tx,
    messages,
    rows.map(row => ({ contractId: null, invoiceId: null, object: null, ...row })),
  )
  await insert(tx, unreads, unread)
  await insert(tx, attachedFiles, files)
  await followIds(tx, 'messages')
}

function datedWork({ days, ...work }: NonNullable<MessageText['plannedWork']>, today: string): PlannedWork {
  return { ...work, startsOn: addDays(today, days[0]), endsOn: addDays(today, days[1]) }
}

/** The account with sixty contracts gets news and calculations only. */
const manyId = 5
