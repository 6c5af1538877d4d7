import * as z from 'zod/mini'
import type { ApiTexts, FieldText } from './descriptions/ApiTexts.ts'
import type { Json } from './Json.ts'

const prefix = '#/components/schemas/'

export interface ComponentSchemas {
  /** JSON Schema 2020-12, which OpenAPI 3.1 uses; a schema with a name becomes a reference to its component. */
  readonly referTo: (schema: z.ZodMiniType, io: 'input' | 'output') => Json
  /** One schema for each field of an object, without its text, and whether the field is required. */
  readonly fieldsOf: (
    schema: z.ZodMiniType,
  ) => readonly { readonly name: string; readonly isRequired: boolean; readonly schema: Json }[]
  /** The components that were referred to, by name. */
  readonly all: () => Readonly<Record<string, Json>>
}

/** A field with its text, unless its schema has a description, and with an example. */
const described = (json: Json, text: FieldText | undefined): Json => {
  if (text === undefined) return json
  const [description, example] = typeof text === 'string' ? [text, undefined] : text
  return { description, ...json, ...(example !== undefined && { examples: [example] }) }
}

/** Every schema that a module exports by a name in capitals, by this name. */
function namedSchemas(modules: readonly object[]) {
  const names = new Map<z.ZodMiniType, string>()
  const taken = new Set<string>()
  for (const [name, value] of modules.flatMap(module => Object.entries(module))) {
    if (!(value instanceof z.core.$ZodType) || !/^[A-Z]/.test(name)) continue
    const schema = value as z.ZodMiniType
    if (names.has(schema)) continue
    if (taken.has(name)) throw new Error(`Two schemas are named ${name}.`)
    taken.add(name)
    names.set(schema, name)
  }
  return names
}

/** Keys of JSON Schema whose values are data. */
const dataKeys: readonly string[] = ['const', 'default', 'enum', 'examples', 'required']

type TextOf = (field: string) => FieldText | undefined

/** Refers to components by the names they have got, and adds the texts of fields at every depth. */
function finished(json: unknown, textOf: TextOf, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(json)) return json.map(item => finished(item, textOf, renamed))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      if (key === '$ref') {
        const name = nameIn(value)
        return [key, prefix + (renamed.get(name) ?? name)]
      }
      if (dataKeys.includes(key)) return [key, value]
      if (key !== 'properties') return [key, finished(value, textOf, renamed)]
      const fields = Object.entries(value as Record<string, Json>).map(([name, field]) => [
        name,
        described(finished(field, textOf, renamed) as Json, textOf(name)),
      ])
      return [key, Object.fromEntries(fields)]
    }),
  )
}

const nameIn = (reference: unknown) => String(reference).replace('#/$defs/', '')
const noText: TextOf = () => undefined
const areEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Components of a document: the exported schemas under the names of their exports, with the texts. A schema whose input
 * differs from its output gets a second component for it, e.g. "VendorMenuItemInput".
 * @param answers schemas of all answers, whose components keep their names
 * @throws Error if two schemas have one name
 */
export function createComponentSchemas(
  modules: readonly object[],
  texts: ApiTexts,
  answers: readonly z.ZodMiniType[],
): ComponentSchemas {
  const registry = z.registry<z.core.JSONSchemaMeta>()
  for (const [schema, id] of namedSchemas(modules)) registry.add(schema, { id })
  const all: Record<string, Json> = {}
  const commonText: TextOf = field => texts.fields[field]

  const convert = (schema: z.ZodMiniType, io: 'input' | 'output') => {
    // In an object, so that a schema with a name becomes a reference.
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ it: schema }), {
      io,
      metadata: registry,
      unrepresentable: 'any',
      // A later version may add fields to a response.
      override: ({ zodSchema, jsonSchema: json }) => {
        const description = z.globalRegistry.get(zodSchema)?.description
        if (description) json.description = description
        if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties
      },
    }) as unknown as { properties: { it: Json }; $defs?: Record<string, Json> }
    return { json: properties.it, definitions: $defs }
  }

  const component = (name: string, definition: Json, renamed: ReadonlyMap<string, string>) => {
    const { about, fields } = texts.schemas[name] ?? {}
    const json = { ...texts.values[name], ...(about && { description: about }), ...definition }
    return finished(json, field => fields?.[field] ?? commonText(field), renamed) as Json
  }

  /** Adds components; returns the names of those that differ from an answer's one of the same name. */
  const keep = (definitions: Readonly<Record<string, Json>>): ReadonlyMap<string, string> => {
    const renamed = new Map<string, string>()
    // A renamed component renames those that refer to it.
    for (let size = -1; size !== renamed.size; ) {
      size = renamed.size
      for (const [name, definition] of Object.entries(definitions))
        if (all[name] && !areEqual(all[name], component(name, definition, renamed)))
          renamed.set(name, `${name}Input`)
    }
    for (const [name, definition] of Object.entries(definitions))
      all[renamed.get(name) ?? name] = component(name, definition, renamed)
    return renamed
  }

  const schemas: ComponentSchemas = {
    referTo(schema, io) {
      const { json, definitions } = convert(schema, io)
      return finished(json, commonText, keep(definitions)) as Json
    },
    fieldsOf(schema) {
      const { json, definitions } = convert(schema, 'input')
      const { [nameIn(json.$ref)]: named = json, ...others } = definitions
      const { properties = {}, required = [] } = finished(named, noText, keep(others)) as {
        properties?: Record<string, Json>
        required?: string[]
      }
      return Object.entries(properties).map(([name, field]) => ({
        name,
        isRequired: required.includes(name),
        schema: field,
      }))
    },
    all: () => all,
  }
  for (const answer of answers) schemas.referTo(answer, 'output')
  return schemas
}
