import { useEffect } from 'react'
import { vendorPath } from '../../../src/api/rules/guards.ts'
import { type PortalPage, portalPages } from '../../../src/api/rules/portalPages.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { returnAddress } from '../guards/guardState.ts'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { useMatch } from '../router/RouterContext.ts'

/** Elements that do one task with an account or an e-mail, and their views. */
const tasks = {
  register: { tag: 'resident-register' },
  'forgot-password': { tag: 'resident-password', view: 'forgot' },
  'reset-password': { tag: 'resident-password', view: 'reset' },
  'create-password': { tag: 'resident-password', view: 'create' },
  'verify-email': { tag: 'resident-verify-email', view: 'account' },
  'verify-contract-email': { tag: 'resident-verify-email', view: 'contract' },
  unsubscribe: { tag: 'resident-unsubscribe', view: 'newsletter' },
  'unsubscribe-contract': { tag: 'resident-unsubscribe', view: 'contract' },
} as const

export type AccountTask = keyof typeof tasks

/** Attributes of the element by parameters of the path. */
const attributeOf: Readonly<Record<string, string>> = {
  vendor: 'vendor',
  contract: 'contract',
  type: 'mailing',
}

/** A page with one task and its element (AUT-5 to AUT-9, AUT-16, AUT-17). */
export function AccountTaskPage({ name }: { readonly name: AccountTask }) {
  const t = useT()
  const { tag, ...view } = tasks[name]
  const params = { ...useMatch()?.params, ...useRouteParams() }
  useReturnAddress(name)
  const attributes = Object.entries(params).flatMap(([param, value]) => {
    const attribute = attributeOf[param]
    return attribute === undefined || value === undefined ? [] : [[attribute, value] as const]
  })
  return (
    <div className="site-narrow site-journey">
      <Page
        title={t(`journeys.${name}`)}
        heading={t(`journeys.heading.${tag === 'resident-unsubscribe' ? 'mail' : 'account'}`)}
      >
        <Element tag={tag} lines={6} attributes={{ ...view, ...Object.fromEntries(attributes) }} />
      </Page>
    </div>
  )
}

/** Passes the return address, else the vendor, from the tab that requested an e-mail to the tab that its link opens. */
function useReturnAddress(name: AccountTask) {
  const { startsSignIn, continuesSignIn }: PortalPage = portalPages[name]
  const path = vendorPath(useRouteParams())
  useEffect(() => {
    if (continuesSignIn) returnAddress.adopt()
    if (!startsSignIn) return
    if (returnAddress.read() === undefined && path !== undefined) returnAddress.store(path)
    returnAddress.share()
  }, [startsSignIn, continuesSignIn, path])
}
