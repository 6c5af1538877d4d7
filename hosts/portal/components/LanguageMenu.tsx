import { Element } from '../elements/Element.tsx'
import { useHostEnvironment } from '../HostEnvironmentContext.ts'

/** The language menu; nothing if the page's author has set the language. */
export const LanguageMenu = () => (useHostEnvironment().locale ? null : <Element tag="resident-language" />)
