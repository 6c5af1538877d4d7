import { useT } from '../i18n/useT.ts'
import { useElement } from '../runtime/ElementContext.ts'
import type { Reads } from '../suite/getUnreads.ts'

/** Duration of the error toast in milliseconds (section 9). */
const failureTime = 4000

/**
 * Marks items as read optimistically, and reverts those whose call fails (MSG-3).
 * @param show renders items as read or unread wherever the widget shows them
 */
export function useMarkRead(show: (ids: ReadonlySet<number>, isRead: boolean) => void) {
  const t = useT()
  const { suite, emit } = useElement()

  /** Returns whether the marks are saved; a failure is shown. */
  const mark = async (reads: Reads, isRead: boolean): Promise<boolean> => {
    const left = new Set(reads.map(({ id }) => id))
    show(new Set(left), isRead)
    const onMarked = (batch: Reads) => {
      for (const { id } of batch) left.delete(id)
    }
    try {
      // Not needed for what is shown first.
      const { getUnreads } = await import('../suite/getUnreads.ts')
      const unreads = getUnreads(suite)
      await (isRead ? unreads.markRead(reads, onMarked) : unreads.markUnread(reads, onMarked))
      return true
    } catch {
      show(left, !isRead)
      suite.toasts.show('error', t('shared:readFailed'), failureTime)
      emit('resident-error', { code: 'RW-READS', message: 'Error reading notifications' })
      return false
    }
  }

  return {
    mark,
    /** Marks opened items; shows no message. */
    markSeen: (reads: Reads) => void mark(reads, true),
  }
}
