import { escapeHtml } from './escapeHtml.ts'

/** The tag of an element; a bare attribute has an empty value. */
export interface Placed {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
}

/**
 * Writes the tag of an element as HTML.
 * @param inside fallback content, shown unless the script runs
 */
export function elementTag({ tag, attributes }: Placed, inside = ''): string {
  const parts = Object.entries(attributes).map(([name, value]) =>
    value ? `${name}="${escapeHtml(value)}"` : name,
  )
  return `<${[tag, ...parts].join(' ')}>${inside}</${tag}>`
}
