import { useEffect, useMemo, useState } from 'react'
import { UNSAFE_createHashHistory as createHashHistory } from 'react-router'
import { findLoader, tagOf } from '../../../src/client/findLoader.ts'
import type { PropsOf } from '../../../src/runtime/attributes.ts'
import { useElement } from '../../../src/runtime/ElementContext.ts'
import { getQueryClient } from '../../../src/runtime/QueryShell.tsx'
import { SharedTexts } from '../../../src/runtime/SharedTexts.tsx'
import { followMaintenance } from '../errors/followMaintenance.ts'
import { followSession } from '../guards/followSession.ts'
import { type HostEnvironment, HostEnvironmentContext } from '../HostEnvironmentContext.ts'
import type { attributes } from '../portal.widget.ts'
import { createRouter } from '../router/createRouter.ts'
import { RouterProvider } from '../router/RouterProvider.tsx'
import { createRoutes } from '../routing/createRoutes.ts'
import { followElements } from '../routing/followElements.ts'
import { pageComponents } from '../routing/pageComponents.tsx'
import { createFragmentWindow } from './createFragmentWindow.ts'
import { ElementScrollRestoration } from './ElementScrollRestoration.tsx'

/** The portal's first page: of the tag's contract or vendor, else the start page. */
const startOf = (vendor: string | undefined, contract: number | undefined) =>
  contract === undefined ? `/${vendor === undefined ? '' : `vendor/${vendor}`}` : `/contract/${contract}`

/** Milliseconds after which loading an element fails. */
const loadTimeout = 20_000

/** Loads an element with the page's loader; without one, waits for the page's own scripts to define it. */
async function loadElement(tag: string): Promise<void> {
  if (customElements.get(tag)) return
  findLoader()?.load(tag)
  await new Promise((resolve, reject) => {
    customElements.whenDefined(tag).then(resolve)
    setTimeout(reject, loadTimeout, new Error(`<${tag}> has not come.`))
  })
}

/** The whole portal as an element. It changes nothing around it except by its attributes. */
export function Portal(props: PropsOf<typeof attributes>) {
  const { locale, theme, font, address, windowTitle } = props
  const { host, suite, emit } = useElement()
  const start = startOf(props.vendor ?? suite.config.vendor, props.contract)
  const [router] = useState(() =>
    createRouter(
      createRoutes(pageComponents, name => findLoader()?.load(tagOf(name))),
      createHashHistory({ window: createFragmentWindow(start, address === 'fragment') }),
    ),
  )
  const [openedStart, setOpenedStart] = useState(start)
  const [initialTitle] = useState(() => document.title)

  useEffect(() => {
    const cleanups = [
      followSession(router, suite.session),
      followMaintenance(router, suite.session, getQueryClient(suite)),
      followElements(
        router,
        host.shadowRoot ?? host,
        (to, params) => !emit('resident-navigate', { to, params }, { cancelable: true }),
      ),
    ]
    return () => {
      for (const cleanUp of cleanups) cleanUp()
    }
  }, [router, suite, host, emit])
  useEffect(() => () => router.dispose(), [router])

  // Another vendor or contract in the attributes navigates there.
  useEffect(() => {
    if (openedStart === start) return
    setOpenedStart(start)
    void router.navigate(start)
  }, [router, openedStart, start])

  useEffect(() => {
    // Events of the elements inside are not the portal's.
    const stop = (event: Event) => event.stopPropagation()
    host.shadowRoot?.addEventListener('resident-ready', stop)
    return () => host.shadowRoot?.removeEventListener('resident-ready', stop)
  }, [host])

  useEffect(() => {
    if (!windowTitle) return
    return () => {
      document.title = initialTitle
    }
  }, [windowTitle, initialTitle])

  const environment = useMemo<HostEnvironment>(
    () => ({
      host,
      locale,
      theme,
      font,
      loadElement,
      onPageChange({ path, title, owner }) {
        emit('resident-page-shown', { path, title })
        if (windowTitle) document.title = `${title} – ${owner}`
      },
      onLocaleChange: () => undefined,
      // A reload would lose what is typed elsewhere in the host page.
      reloadForChunk: () => false,
      ScrollRestoration: ElementScrollRestoration,
    }),
    [host, locale, theme, font, windowTitle, emit],
  )

  return (
    <SharedTexts>
      <HostEnvironmentContext value={environment}>
        <RouterProvider router={router} />
      </HostEnvironmentContext>
    </SharedTexts>
  )
}
