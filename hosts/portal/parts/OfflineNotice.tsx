import { useSyncExternalStore } from 'react'
import { useT } from '../../../src/i18n/useT.ts'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that there is no connection for as long as there is none. */
export function OfflineNotice() {
  const t = useT()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div className="site-offline" role="status">
      {!online && <p>{t('offline')}</p>}
    </div>
  )
}
