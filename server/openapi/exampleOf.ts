import type { Json } from './Json.ts'

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/**
 * An example of a JSON Schema, made of the examples of its parts.
 * @param resolve the schema that a `$ref` refers to
 */
export function exampleOf(schema: Json, resolve: (reference: string) => Json): unknown {
  const { examples, $ref, anyOf, oneOf, allOf, properties, items, required } = schema
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (Array.isArray(examples)) return examples[0]
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if ('default' in schema) return schema.default
  if (typeof $ref === 'string') return exampleOf(resolve($ref), resolve)
  const [choice] = [anyOf, oneOf].find(Array.isArray) ?? []
  if (isObject(choice)) return exampleOf(choice, resolve)
  if (Array.isArray(allOf) && allOf.every(isObject) && type !== 'string')
    return Object.assign({}, ...allOf.map(part => exampleOf(part, resolve)))
  if (isObject(properties))
    return Object.fromEntries(
      Object.entries(properties)
        .filter(
          ([name, field]) =>
            !Array.isArray(required) || required.includes(name) || (isObject(field) && 'examples' in field),
        )
        .map(([name, field]) => [name, exampleOf(field as Json, resolve)]),
    )
  if (type === 'array') return isObject(items) ? [exampleOf(items, resolve)] : []
  if (type === 'integer' || type === 'number') return Math.max(1, Number(schema.minimum ?? 1))
  if (type === 'boolean') return true
  if (type === 'null') return null
  return type === 'object' ? {} : 'text'
}
