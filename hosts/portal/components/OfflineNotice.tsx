import { useStore } from 'zustand'
import { dayIn } from '../../../src/i18n/formats.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useOnline } from '../../../src/runtime/useOnline.ts'
import { shownFrom } from '../offline/followOffline.ts'

/** Says that there is no connection for as long as there is none, and of when the things shown are. */
export function OfflineNotice() {
  const t = useT()
  const { day, time } = useFormat()
  const online = useOnline()
  const { storedAt } = useStore(shownFrom)
  const of = storedAt === undefined ? undefined : new Date(storedAt)
  return (
    <div className="site-offline" role="status">
      {(of || !online) && (
        <p>{of ? t('offlineSince', { day: day(dayIn(clientZone(), of)), time: time(of) }) : t('offline')}</p>
      )}
    </div>
  )
}

const clientZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
