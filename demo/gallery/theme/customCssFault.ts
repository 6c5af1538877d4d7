import { faultOf, type HostStyleFault } from '../../../src/element/hostStyles.ts'

const sentences: Readonly<Record<HostStyleFault, string>> = {
  size: 'This is too long. Keep only what the element needs.',
  import: 'Elements cannot load an @import. Copy its rules here.',
  address: 'This loads a file from another website. Use files of your own website or of the portal.',
  unreadable: 'The browser finds no rule in this. Check the braces and the selectors.',
  missing: 'The file could not be read.',
  element: 'There is no such element.',
}

/** The reason why an element would ignore a draft of CSS; undefined for a valid draft. */
export function customCssFault(name: string, css: string): string | undefined {
  const fault = faultOf({ element: name, css }, [location.origin], [name])
  return fault && sentences[fault]
}
