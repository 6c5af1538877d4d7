import { Element } from '../elements/Element.tsx'
import { useGround } from '../HostEnvironmentContext.ts'

/** The languages to choose from; none where whoever made the page has fixed one. */
export const Language = () => (useGround().locale ? null : <Element tag="resident-language" />)
