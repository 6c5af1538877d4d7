import { useT } from '../i18n/useT.ts'
import { useElement } from '../runtime/ElementContext.ts'
import { getUnreads, type Reads } from '../suite/getUnreads.ts'

/** Milliseconds for which it is said that marking did not work (section 9). */
const failureTime = 4000

/**
 * Marks things as read: shown at once, taken back where it did not work (MSG-3).
 * @param show draws things as read, or as unread again, wherever the widget has loaded them
 */
export function useMarkRead(show: (ids: ReadonlySet<number>, isRead: boolean) => void) {
  const t = useT()
  const { suite, emit } = useElement()
  const unreads = getUnreads(suite)

  const send = async (reads: Reads, isRead: boolean): Promise<boolean> => {
    const ids = new Set(reads.map(({ id }) => id))
    show(ids, isRead)
    try {
      await (isRead ? unreads.markRead(reads) : unreads.markUnread(reads))
      return true
    } catch {
      show(ids, !isRead)
      suite.toasts.show('error', t('shared:readFailed'), failureTime)
      emit('resident-error', { code: 'RW-READS', message: 'Error reading notifications' })
      return false
    }
  }

  return {
    /** Somebody has just read it: nothing needs to be said. */
    seen: (reads: Reads) => void send(reads, true),
    /** Somebody asked for it: `said` is shown, with a way back. */
    async mark(reads: Reads, said: string) {
      if (reads.length === 0 || !(await send(reads, true))) return
      suite.toasts.show('success', said, {
        action: { label: t('shared:undo'), run: () => void send(reads, false) },
      })
    },
  }
}
