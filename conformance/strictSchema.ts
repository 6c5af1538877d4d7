import * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** The parts of zod's definitions that contain other schemas. */
interface Definition {
  readonly type: string
  readonly innerType?: Schema
  readonly element?: Schema
  readonly shape?: Readonly<Record<string, Schema>>
  readonly options?: readonly Schema[]
  readonly keyType?: Schema
  readonly valueType?: Schema
}

const memory = new WeakMap<Schema, Schema>()

/**
 * The schema without fallbacks. Elements read an unknown value of an enum as "other", so that a newer back end does not
 * break them; a back end that is tested has to send known values.
 */
export function strictSchema(schema: Schema): Schema {
  const known = memory.get(schema)
  if (known) return known
  const strict = rebuild(schema)
  memory.set(schema, strict)
  return strict
}

function rebuild(schema: Schema): Schema {
  const definition = schema._zod.def as unknown as Definition
  const { type, innerType, element, shape, options, valueType } = definition
  const withParts = (parts: object) => z.clone(schema, { ...definition, ...parts } as never)
  if (type === 'catch' && innerType) return strictSchema(innerType)
  if (shape)
    return withParts({
      shape: Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, strictSchema(field)])),
    })
  if (innerType) return withParts({ innerType: strictSchema(innerType) })
  if (element) return withParts({ element: strictSchema(element) })
  if (options) return withParts({ options: options.map(strictSchema) })
  if (valueType) return withParts({ valueType: strictSchema(valueType) })
  return schema
}
