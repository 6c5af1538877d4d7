/** What the gallery shows. It stands in the address, so that a link leads others to the same. */
export interface Place {
  /** Name of the element, empty for the first page. */
  readonly name: string
  /** Attributes that were given a value. */
  readonly attributes: Readonly<Record<string, string>>
  /** Names of further elements that the page of the code is to have. */
  readonly beside: readonly string[]
}

// No attribute begins like this.
const besideKey = '_with'

/** Reads what stands behind "#" in an address: "#/bills?view=latest&_with=login". */
export function readPlace(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const { [besideKey]: beside = '', ...attributes } = Object.fromEntries(new URLSearchParams(query))
  return { name: path, attributes, beside: beside.split(',').filter(Boolean) }
}

/** The link to a place, as `readPlace` reads it. */
export function placeLink({ name, attributes, beside }: Place): string {
  const query = new URLSearchParams(attributes)
  if (beside.length > 0) query.set(besideKey, beside.join(','))
  const text = query.toString()
  return `#/${name}${text && `?${text}`}`
}
