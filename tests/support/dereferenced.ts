/** A JSON document in which each `$ref` to a part of itself is replaced by that part. */
export function dereferenced<Document>(document: Document): Document {
  const partAt = (reference: string) =>
    reference
      .slice(2)
      .split('/')
      .reduce<unknown>((part, key) => Reflect.get(part as object, key), document)
  const expand = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(expand)
    if (typeof part !== 'object' || part === null) return part
    const { $ref, ...own } = part as { $ref?: unknown }
    const entries = Object.entries(own).map(([key, value]) => [key, expand(value)])
    const referred = typeof $ref === 'string' ? expand(partAt($ref)) : {}
    return { ...(referred as object), ...Object.fromEntries(entries) }
  }
  return expand(document) as Document
}
