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

  const send = async (reads: Reads, isRead: boolean): Promise<boolean> => {
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
    /** Marks opened items; shows no message. */
    markSeen: (reads: Reads) => void send(reads, true),
    /** Marks items on request; shows `message` with an undo button. */
    async mark(reads: Reads, message: string) {
      if (reads.length === 0 || !(await send(reads, true))) return
      suite.toasts.show('success', message, {
        action: { label: t('shared:undo'), run: () => void send(reads, false) },
      })
    },
  }
}
