import { escapeHtml } from './escapeHtml.ts'

/** One element with the attributes that were given a value; a bare attribute has an empty one. */
export interface Placed {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
}

/**
 * The tag of an element as it stands in a page.
 * @param inside what stands in it until, and unless, the script runs
 */
export function elementTag({ tag, attributes }: Placed, inside = ''): string {
  const parts = Object.entries(attributes).map(([name, value]) =>
    value ? `${name}="${escapeHtml(value)}"` : name,
  )
  return `<${[tag, ...parts].join(' ')}>${inside}</${tag}>`
}
