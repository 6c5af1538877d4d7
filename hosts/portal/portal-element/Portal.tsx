import { useEffect, useMemo, useState } from 'react'
import { createHashRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { findLoader } from '../../../src/client/findLoader.ts'
import type { PropsOf } from '../../../src/runtime/attributes.ts'
import { useElement } from '../../../src/runtime/ElementContext.ts'
import { getQueryClient } from '../../../src/runtime/QueryShell.tsx'
import { SharedTexts } from '../../../src/runtime/SharedTexts.tsx'
import { followMaintenance } from '../errors/followMaintenance.ts'
import { followSession } from '../guards/followSession.ts'
import { type HostEnvironment, HostEnvironmentContext } from '../HostEnvironmentContext.ts'
import type { attributes } from '../portal.widget.ts'
import { createRoutes } from '../routing/createRoutes.ts'
import { followElements } from '../routing/followElements.ts'
import { pageComponents } from '../routing/pageComponents.tsx'
import { createFragmentWindow } from './createFragmentWindow.ts'
import { ElementScrollRestoration } from './ElementScrollRestoration.tsx'

/** The page the portal begins with: the contract's or the vendor's that the tag names, else the start page. */
const startOf = (vendor: string | undefined, contract: number | undefined) =>
  contract === undefined ? `/${vendor === undefined ? '' : `vendor/${vendor}`}` : `/contract/${contract}`

/** Milliseconds after which a script that has not come is told to be missing. */
const patience = 20_000

/** Elements come by the loader that brought the portal, or by what the page's own scripts have. */
async function loadElement(tag: string): Promise<void> {
  if (customElements.get(tag)) return
  findLoader()?.load(tag)
  await new Promise((resolve, reject) => {
    customElements.whenDefined(tag).then(resolve)
    setTimeout(reject, patience, new Error(`<${tag}> has not come.`))
  })
}

/** The whole portal inside somebody's page. Nothing around it changes but what its attributes ask for. */
export function Portal(props: PropsOf<typeof attributes>) {
  const { locale, theme, font, address, windowTitle } = props
  const { host, suite, emit } = useElement()
  const start = startOf(props.vendor ?? suite.config.vendor, props.contract)
  const [router] = useState(() =>
    createHashRouter(createRoutes(pageComponents), {
      window: createFragmentWindow(start, address === 'fragment'),
    }),
  )
  const [shown, setShown] = useState(start)
  const [title] = useState(() => document.title)

  useEffect(() => {
    const ends = [
      followSession(router, suite.session),
      followMaintenance(router, suite.session, getQueryClient(suite)),
      followElements(
        router,
        host.shadowRoot ?? host,
        (to, params) => !emit('resident-navigate', { to, params }, { cancelable: true }),
      ),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [router, suite, host, emit])
  useEffect(() => () => router.dispose(), [router])

  // The tag names another vendor or contract: that leads there.
  useEffect(() => {
    if (shown === start) return
    setShown(start)
    void router.navigate(start)
  }, [router, shown, start])

  useEffect(() => {
    // What is ready inside is not the element.
    const stop = (event: Event) => event.stopPropagation()
    host.shadowRoot?.addEventListener('resident-ready', stop)
    return () => host.shadowRoot?.removeEventListener('resident-ready', stop)
  }, [host])

  useEffect(() => {
    if (!windowTitle) return
    return () => {
      document.title = title
    }
  }, [windowTitle, title])

  const ground = useMemo<HostEnvironment>(
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
      // The page is somebody's: what is typed elsewhere in it would be lost.
      reloadForChunk: () => false,
      ScrollRestoration: ElementScrollRestoration,
    }),
    [host, locale, theme, font, windowTitle, emit],
  )

  return (
    <SharedTexts>
      <HostEnvironmentContext value={ground}>
        <RouterProvider router={router} useTransitions={false} />
      </HostEnvironmentContext>
    </SharedTexts>
  )
}
