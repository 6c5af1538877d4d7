/** State of the gallery. It is in the URL fragment, so that it can be shared as a link. */
export interface GalleryAddress {
  /** Name of the element; empty for the start page. */
  readonly name: string
  /** Attributes that are set. */
  readonly attributes: Readonly<Record<string, string>>
  /** Names of additional elements in the generated code. */
  readonly beside: readonly string[]
}

// No attribute has this name, because names of attributes start with a letter.
const besideKey = '_with'

/** Parses a fragment, e.g. "#/bills?view=latest&_with=login". */
export function readAddress(hash: string): GalleryAddress {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const { [besideKey]: beside = '', ...attributes } = Object.fromEntries(new URLSearchParams(query))
  return { name: path, attributes, beside: beside.split(',').filter(Boolean) }
}

/** The fragment that `readAddress` parses. */
export function addressLink({ name, attributes, beside }: GalleryAddress): string {
  const query = new URLSearchParams(attributes)
  if (beside.length > 0) query.set(besideKey, beside.join(','))
  const text = query.toString()
  return `#/${name}${text && `?${text}`}`
}
