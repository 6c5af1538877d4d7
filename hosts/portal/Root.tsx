import { QueryClientProvider } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useMemo } from 'react'
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
import { Outlet } from './router/Outlet.tsx'
import { useLocation, useRouterState } from './router/RouterContext.ts'

/** Context of every page: texts, colours, queries, toasts. */
export function Root() {
  const environment = useHostEnvironment()
  const { host, theme, font, onLocaleChange, ScrollRestoration } = environment
  const suite = getSuite()
  const texts = useElementTexts(suite, host, environment.locale, 'portal', loadPortalTexts)
  const scheme = useScheme(host, theme)
  // Passed to elements, because each would otherwise compute the page's styles to detect the scheme.
  const themed = useMemo(() => ({ ...environment, theme: scheme }), [environment, scheme])
  const vendor = useRouteVendor()
  const busy = useRouterState().isNavigating
  const { pathname, key } = useLocation()
  const locale = texts?.locale
  useCurrentContract()

  useEffect(() => {
    if (locale) onLocaleChange(locale)
  }, [locale, onLocaleChange])
  // Shown on the start page until the user leaves it.
  useEffect(() => {
    if (pathname === '/') return () => notice.setState({ kind: undefined })
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the open panel
  useEffect(closeAll, [key])

  if (!texts) return null
  return (
    <div className="root site" data-scheme={scheme} data-font={font} style={vendorStyle(vendor, scheme)}>
      <HostEnvironmentContext value={themed}>
        <TextsContext value={texts}>
          <QueryClientProvider client={getQueryClient(suite)}>
            {/* biome-ignore lint/a11y/useValidAnchor: its target is found only by script in a shadow root */}
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

/** Focuses the page's content by script, because the fragment may be in use by the host page. */
function skip(event: MouseEvent<HTMLElement>) {
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot
  event.preventDefault()
  root.getElementById('main')?.focus()
}
