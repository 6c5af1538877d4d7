/** An element of a record, without namespaces: the formats that are read have no names in common within a record. */
export interface XmlElement {
  readonly name: string
  /** Line of its start tag, counted from 1. */
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  /** Its own text, trimmed. */
  readonly text: string
  readonly children: readonly XmlElement[]
}

/** Elements at a path below an element, e.g. "InvoiceItem/InvoiceItemGroup/ItemEntry". */
export const elementsAt = (element: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter(child => child.name === name)),
      [element],
    )

/** Text of the first of several paths that has some; undefined if none has. */
export function textAt(element: XmlElement, ...paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const text = elementsAt(element, path).find(found => found.text !== '')?.text
    if (text !== undefined) return text
  }
  return undefined
}
