import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useRouteParams } from '../hooks/useRouteParams.ts'

/** Keys of the texts by element. */
const texts = {
  'accessibility-statement': { title: 'menu.accessibility', lead: undefined },
  'housing-services': { title: 'housingServices.title', lead: 'housingServices.lead' },
  'self-service': { title: 'selfService.title', lead: 'selfService.lead' },
  'submit-reading': { title: 'submitReading', lead: undefined },
  'verify-vote': { title: 'verifyVote', lead: undefined },
} as const

type PublicElement = keyof typeof texts

/** A page of one element that everybody may see, of the vendor in the path if there is one (SVC-2, SVC-3, A11-6, RDG-5, VOT-2). */
export function PublicElementPage({ name }: { readonly name: PublicElement }) {
  const t = useT()
  const { vendor } = useRouteParams()
  const { title, lead } = texts[name]
  return (
    <Page title={t(title)} {...(lead && { lead: t(lead) })}>
      <Element tag={`resident-${name}`} {...(vendor !== undefined && { attributes: { vendor } })} lines={6} />
    </Page>
  )
}
