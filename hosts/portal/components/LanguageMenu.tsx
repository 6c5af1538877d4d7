import { Element } from '../elements/Element.tsx'
import { useHostEnvironment } from '../HostEnvironmentContext.ts'

/** The languages to choose from; none where whoever made the page has fixed one. */
export const LanguageMenu = () => (useHostEnvironment().locale ? null : <Element tag="resident-language" />)
