/** The subset of JSON Schema that event details use. */
interface Schema {
  readonly type?: string | readonly string[] | undefined
  readonly const?: unknown
  readonly enum?: readonly unknown[] | undefined
  readonly anyOf?: readonly unknown[] | undefined
  readonly oneOf?: readonly unknown[] | undefined
  readonly properties?: Readonly<Record<string, unknown>> | undefined
  readonly required?: readonly string[] | undefined
  readonly additionalProperties?: unknown
  readonly items?: unknown
}

const simple: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value)

const anyOfTypes = (types: readonly string[]) => [...new Set(types)].join(' | ')

const shapeOf = ({ properties = {}, required = [] }: Schema) =>
  Object.entries(properties)
    .map(([name, schema]) => {
      const key = /^[A-Za-z_]\w*$/.test(name) ? name : literal(name)
      return `${key}${required.includes(name) ? '' : '?'}: ${typeOfSchema(schema)}`
    })
    .join('; ')

/** A JSON Schema as a TypeScript type. @throws Error for unsupported schemas, instead of returning `any` */
export function typeOfSchema(source: unknown): string {
  const schema = source as Schema
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return anyOfTypes(schema.enum.map(literal))
  const several = schema.anyOf ?? schema.oneOf
  if (several) return anyOfTypes(several.map(typeOfSchema))
  if (Array.isArray(schema.type))
    return anyOfTypes(schema.type.map((type: string) => typeOfSchema({ ...schema, type })))
  if (schema.type === 'array') return `ReadonlyArray<${typeOfSchema(schema.items)}>`
  if (schema.type === 'object' && schema.properties) return `{ ${shapeOf(schema)} }`
  if (schema.type === 'object' && schema.additionalProperties)
    return `Readonly<Record<string, ${typeOfSchema(schema.additionalProperties)}>>`
  const name = simple[String(schema.type)]
  if (!name) throw new Error(`There is no type for ${JSON.stringify(schema)}`)
  return name
}
