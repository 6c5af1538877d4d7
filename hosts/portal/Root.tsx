import { QueryClientProvider } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useMemo } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { getQueryClient } from '../../src/runtime/QueryShell.tsx'
import { useElementTexts } from '../../src/runtime/useElementTexts.ts'
import { useScheme } from '../../src/runtime/useScheme.ts'
import { getSuite } from '../../src/suite/getSuite.ts'
import { vendorStyle } from '../../src/theme/vendorStyle.ts'
import { OfflineNotice } from './components/OfflineNotice.tsx'
import { Element } from './elements/Element.tsx'
import { notice } from './guards/guardState.ts'
import { HostEnvironmentContext, useHostEnvironment } from './HostEnvironmentContext.ts'
import { useCurrentContract } from './hooks/useCurrentContract.ts'
import { useRouteVendor } from './hooks/useRouteVendor.ts'
import { loadPortalTexts } from './loadPortalTexts.ts'
import { closeAll } from './menu-panels/openPanel.ts'

/** What every page of the portal stands in: language, colours, queries, toasts. */
export function Root() {
  const ground = useHostEnvironment()
  const { host, theme, font, onLocaleChange, ScrollRestoration } = ground
  const suite = getSuite()
  const texts = useElementTexts(suite, host, ground.locale, 'portal', loadPortalTexts)
  const scheme = useScheme(host, theme)
  // Elements need not find out themselves what the page looks like: each would have the browser work out its styles.
  const drawn = useMemo(() => ({ ...ground, theme: scheme }), [ground, scheme])
  const vendor = useRouteVendor()
  const busy = useNavigation().state !== 'idle'
  const { pathname, key } = useLocation()
  const locale = texts?.locale
  useCurrentContract()

  useEffect(() => {
    if (locale) onLocaleChange(locale)
  }, [locale, onLocaleChange])
  // Said on the start page until somebody leaves it.
  useEffect(() => {
    if (pathname === '/') return () => notice.setState({ kind: undefined })
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: going on closes what is open
  useEffect(closeAll, [key])

  if (!texts) return null
  return (
    <div
      className="root site"
      data-scheme={scheme}
      data-font={font}
      style={vendorStyle(vendor?.color, scheme)}
    >
      <HostEnvironmentContext value={drawn}>
        <TextsContext value={texts}>
          <QueryClientProvider client={getQueryClient(suite)}>
            {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place, which only a script finds in a shadow root */}
            <a className="site-skip" href="#main" onClick={skip}>
              {texts.t('skip')}
            </a>
            {busy && <div className="site-progress" />}
            <OfflineNotice />
            <Outlet />
            <Element tag="resident-toasts" />
            <ScrollRestoration />
          </QueryClientProvider>
        </TextsContext>
      </HostEnvironmentContext>
    </div>
  )
}

/** To the content of the page, wherever the portal stands: an address may mean something else there. */
function skip(event: MouseEvent<HTMLElement>) {
  const around = event.currentTarget.getRootNode() as Document | ShadowRoot
  event.preventDefault()
  around.getElementById('main')?.focus()
}
