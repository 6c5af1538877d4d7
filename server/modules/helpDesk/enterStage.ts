import { taskActionsIn } from '../../../src/api/rules/taskActionsIn.ts'
import type { Transaction } from '../../database/Database.ts'
import { and, eq, gt } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import { helpDeskStages, helpDeskTasks } from './tables.ts'

/**
 * Moves a request to a stage. A request that goes back has not reached the later stages, and one that is no longer
 * completed has no rating.
 */
export async function enterStage(
  tx: Transaction,
  { id, vendorId }: Pick<typeof helpDeskTasks.$inferSelect, 'id' | 'vendorId'>,
  stage: number,
  at: Date,
): Promise<void> {
  await tx
    .update(helpDeskTasks)
    .set({ stage, ...(!taskActionsIn(stage).includes('rate') && { rating: null, ratingComment: null }) })
    .where(isRow(helpDeskTasks, { id, vendorId }))
  await tx
    .delete(helpDeskStages)
    .where(
      and(
        eq(helpDeskStages.vendorId, vendorId),
        eq(helpDeskStages.taskId, id),
        gt(helpDeskStages.stage, stage),
      ),
    )
  await tx
    .insert(helpDeskStages)
    .values({ vendorId, taskId: id, stage, at })
    .onConflictDoUpdate({
      target: [helpDeskStages.taskId, helpDeskStages.stage, helpDeskStages.vendorId],
      set: { at },
    })
}
