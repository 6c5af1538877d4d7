import { useStore } from 'zustand'
import { dayIn } from '../../../src/i18n/formats.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useOnline } from '../../../src/runtime/useOnline.ts'
import { answerAge } from '../offline/followOffline.ts'

/** Shown while there is no connection, with the time at which the data on the page was stored. */
export function OfflineNotice() {
  const t = useT()
  const { day, time } = useFormat()
  const online = useOnline()
  const { storedAt } = useStore(answerAge)
  const date = storedAt === undefined ? undefined : new Date(storedAt)
  return (
    <div className="site-offline" aria-live="polite">
      {(date || !online) && (
        <p>
          {date ? t('offlineSince', { day: day(dayIn(clientZone(), date)), time: time(date) }) : t('offline')}
        </p>
      )}
    </div>
  )
}

const clientZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
