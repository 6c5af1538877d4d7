import { useQueryClient } from '@tanstack/react-query'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/shell/ElementContext.ts'
import { type Reads, unreadsOf } from '../../src/suite/unreadsOf.ts'
import { showRead } from './queries.ts'

/** Milliseconds for which it is said that marking did not work (section 9). */
const failureTime = 4000

/** Marks messages as read: shown at once, taken back where it did not work (MSG-3). */
export function useReads() {
  const t = useT()
  const cache = useQueryClient()
  const { suite, emit } = useElement()
  const unreads = unreadsOf(suite)

  const send = async (reads: Reads, isRead: boolean): Promise<boolean> => {
    const ids = new Set(reads.map(({ id }) => id))
    showRead(cache, ids, isRead)
    try {
      await (isRead ? unreads.markRead(reads) : unreads.markUnread(reads))
      return true
    } catch {
      showRead(cache, ids, !isRead)
      suite.toasts.show('error', t('readFailed'), failureTime)
      emit('resident-error', { code: 'RW-READS', message: 'Error reading notifications' })
      return false
    }
  }

  return {
    /** Somebody has just read it: nothing needs to be said. */
    seen: (reads: Reads) => void send(reads, true),
    /** Somebody asked for it: it is said, with a way back. */
    async mark(reads: Reads) {
      if (reads.length === 0 || !(await send(reads, true))) return
      suite.toasts.show('success', t('marked', { count: reads.length }), {
        action: { label: t('shared:undo'), run: () => void send(reads, false) },
      })
    },
  }
}
