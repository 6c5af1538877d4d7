import { useMatches } from 'react-router'
import { useT } from '../../../src/i18n/useT.ts'
import { Element } from '../elements/Element.tsx'
import { Page } from '../parts/Page.tsx'

/** What a person does in few steps with an account or a mail; the element with its attributes does it. */
const journeys = {
  register: { tag: 'resident-register' },
  'forgot-password': { tag: 'resident-password', view: 'forgot' },
  'reset-password': { tag: 'resident-password', view: 'reset' },
  'create-password': { tag: 'resident-password', view: 'create' },
  'verify-email': { tag: 'resident-verify-email', view: 'account' },
  'verify-contract-email': { tag: 'resident-verify-email', view: 'contract' },
  unsubscribe: { tag: 'resident-unsubscribe', view: 'newsletter' },
  'unsubscribe-contract': { tag: 'resident-unsubscribe', view: 'contract' },
} as const

export type AccountTask = keyof typeof journeys

/** Parameters of the address that become attributes of the element. */
const attributeOf: Readonly<Record<string, string>> = {
  vendor: 'vendor',
  contract: 'contract',
  type: 'mailing',
}

/** A page about one thing: its element, alone (AUT-5 to AUT-9, AUT-16, AUT-17). */
export function AccountTaskPage({ name }: { readonly name: AccountTask }) {
  const t = useT()
  const params = useMatches().at(-1)?.params ?? {}
  const { tag, ...attributes } = journeys[name]
  const named = Object.entries(params).flatMap(([param, value]) => {
    const attribute = attributeOf[param]
    return attribute === undefined || value === undefined ? [] : [[attribute, value] as const]
  })
  return (
    <div className="site-journey">
      <Page
        title={t(`journeys.${name}`)}
        heading={t(`journeys.heading.${tag === 'resident-unsubscribe' ? 'mail' : 'account'}`)}
      >
        <Element tag={tag} lines={6} attributes={{ ...attributes, ...Object.fromEntries(named) }} />
      </Page>
    </div>
  )
}
