import { dayIn } from '../../server/common/days.ts'
import type { Transaction } from '../../server/database/Database.ts'
import { attachedFiles } from '../../server/modules/attachments/tables.ts'
import type { PrintReport } from '../../server/modules/documents/ReportDocument.ts'
import { helpDeskReplies, helpDeskStages, helpDeskTasks } from '../../server/modules/helpDesk/tables.ts'
import { unreads } from '../../server/modules/unreads/tables.ts'
import { seedContracts } from './contracts.ts'
import { followIds } from './followIds.ts'
import { insert } from './insert.ts'
import { seedPeople } from './people.ts'
import { printFile } from './printFile.ts'
import { taskTexts } from './taskTexts.ts'

const hour = 3_600_000

/** Requests of the demo accounts with their replies. */
export async function seedTasks(tx: Transaction, now: Date, print: PrintReport): Promise<void> {
  for (const [index, text] of taskTexts.entries()) {
    const contract = seedContracts.find(({ id }) => id === text.contractId)
    const person = seedPeople.find(({ id }) => id === contract?.userId)
    if (!contract || !person) throw new Error(`There is no contract ${text.contractId}.`)
    const id = index + 1
    const ids = { vendorId: contract.vendorId, contractId: contract.id, userId: person.id }
    const ofOrganization = { ...ids, organizationId: contract.organizationId }
    const createdAt = new Date(now.getTime() - text.daysAgo * 24 * hour - (index + 1) * 17 * 60_000)
    const later = (hours: number) => new Date(createdAt.getTime() + hours * hour)
    await insert(tx, helpDeskTasks, [
      {
        ...ofOrganization,
        id,
        object: contract.addresses[0] ?? null,
        category: text.category,
        stage: text.stage,
        phone: person.phone ?? '',
        message: text.message,
        createdAt,
      },
    ])
    const replies = text.replies ?? []
    const at = replies.map(([from, hours, words]) => ({
      vendorId: contract.vendorId,
      taskId: id,
      at: later(hours),
      author: from,
      text: words,
    }))
    await insert(tx, helpDeskReplies, at)
    const end = replies.at(-1)?.[1] ?? 1
    // A rejected request was registered, but no work was done.
    const passed = text.stage === 5 ? [1, 2, 5] : Array.from({ length: text.stage }, (_, stage) => stage + 1)
    await insert(
      tx,
      helpDeskStages,
      passed.map((stage, order) => ({
        vendorId: contract.vendorId,
        taskId: id,
        stage,
        at: later((end * order) / Math.max(1, passed.length - 1)),
      })),
    )
    if (text.file)
      await insert(tx, attachedFiles, [
        {
          ...ofOrganization,
          item: 'task',
          itemId: id,
          ...(await printFile(print, text.file, contract.vendorId, dayIn('Europe/Vilnius', createdAt))),
        },
      ])
    if (text.isUnread) await insert(tx, unreads, [{ ...ids, module: 'helpDeskTasks', itemId: id }])
  }
  await followIds(tx, 'help_desk_tasks')
}
