import * as z from 'zod/mini'

interface Described {
  readonly properties?: Readonly<Record<string, Described>>
  readonly items?: Described
}

/** Names of a CSV's columns for a schema, e.g. "number" and "objects[].address". */
export function fieldsOf(schema: z.ZodMiniType): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (described: Described, name: string) => {
    if (described.properties)
      for (const [field, inner] of Object.entries(described.properties))
        visit(inner, name === '' ? field : `${name}.${field}`)
    else if (described.items) visit(described.items, `${name}[]`)
    else names.add(name)
  }
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described, '')
  return names
}
