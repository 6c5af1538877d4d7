import type { TaskAction } from '../schemas/helpDesk.ts'

const open: readonly TaskAction[] = ['reply', 'cancel']

/** What a resident may do with a request in a stage (HLP-5). */
export const taskActionsIn = (stage: number): readonly TaskAction[] =>
  stage === 4 ? ['rate', 'reopen'] : stage === 5 ? ['reopen'] : open
