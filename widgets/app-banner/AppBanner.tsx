import { useEffect, useState } from 'react'
import { linkAddress } from '../../src/api/rules/addresses.ts'
import { closedNotices } from '../../src/runtime/closedNotices.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { usePublic } from '../../src/runtime/usePublic.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { recordOf, text } from '../../src/suite/readers.ts'
import { readPublic } from '../../src/suite/readPublic.ts'
import type { AppBannerViewProps } from './AppBannerView.tsx'
import { leaveRoomFor } from './leaveRoomFor.ts'
import { platformOf, storeSetting } from './model.ts'

// Lazy, because there is no app for desktops, and most people have closed it.
const AppBannerView = lazyComponent<AppBannerViewProps>(
  async () => (await import('./AppBannerView.tsx')).AppBannerView,
  null,
)

const name = 'app'
const readStores = recordOf({}, { appIosDownloadUrl: text, appAndroidDownloadUrl: text })

/**
 * Store link for this device; undefined if the platform has no app for it, or if the page already runs
 * inside the app.
 */
async function loadStore(suite: Suite) {
  const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints)
  if (!platform || matchMedia('(display-mode: standalone)').matches) return undefined
  const settings = await readPublic(suite, 'settings', readStores)
  const url = linkAddress(settings[storeSetting[platform]])
  return url === undefined ? undefined : { platform, url }
}

/** Banner that offers the app on phones and tablets until it is followed or closed (LAY-17). */
export function AppBanner() {
  const { suite, host } = useElement()
  const closed = closedNotices(suite)
  const [isClosed, setClosed] = useState(() => closed.has(name))
  const { data: store } = usePublic(loadStore)
  const visibleStore = isClosed ? undefined : store

  const isShown = visibleStore !== undefined
  useEffect(() => (isShown ? leaveRoomFor(host) : undefined), [host, isShown])

  if (!visibleStore) return null
  return (
    <AppBannerView
      store={visibleStore}
      onClose={() => {
        closed.add(name)
        setClosed(true)
      }}
    />
  )
}
