import * as z from 'zod/mini'
import { records } from '../../src/api/vendor/records.ts'
import { code, markdownTable } from './markdownTable.ts'

/** The parts of a JSON Schema that the tables use. */
interface Described {
  readonly description?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Described[]
  readonly pattern?: string
  readonly allOf?: readonly Described[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Described>>
  readonly required?: readonly string[]
  readonly items?: Described
}

/** A field of a record. `name` is also its column in a CSV, e.g. "lines[].amount". */
export interface RecordField {
  readonly name: string
  readonly value: string
  readonly isRequired: boolean
  /** JSON; undefined for none. */
  readonly default: string | undefined
  readonly description: string | undefined
}

function describeValue({ enum: values, anyOf, type, ...schema }: Described): string {
  // A number or a yes is accepted as text too, because every cell of a CSV is text.
  if (anyOf) return describeValue(anyOf[0] ?? {})
  if (values) return values.map(value => code(String(value))).join(', ')
  if (type === 'boolean') return `${code('true')} or ${code('false')}`
  if (type === 'integer') return `number from ${schema.minimum} to ${schema.maximum}`
  if (type === 'array') return schema.maxItems === undefined ? 'list' : `list of at most ${schema.maxItems}`
  if (type === 'object') return 'object'
  const pattern = schema.pattern ?? schema.allOf?.find(part => part.pattern)?.pattern
  const length = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength} characters`
  return pattern === undefined || pattern.length > 60 ? `text${length}` : `text ${code(pattern)}${length}`
}

function fieldsIn({ properties = {}, required = [] }: Described, prefix: string): readonly RecordField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${prefix}${name}${schema.type === 'array' ? '[]' : ''}`
    const field = {
      name: path,
      value: describeValue(schema),
      isRequired: required.includes(name),
      default: schema.default === undefined ? undefined : JSON.stringify(schema.default),
      description: schema.description,
    }
    return [field, ...fieldsIn(schema.items ?? schema, `${path}.`)]
  })
}

/** Every field of the records of a resource, in the order of its schema. */
export const fieldsOfRecord = (schema: z.ZodMiniType): readonly RecordField[] =>
  fieldsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described, '')

/** A table of fields for each resource of the vendor API, as Markdown. */
export const recordTables = (): string =>
  Object.entries(records)
    .map(([resource, schema]) =>
      [
        `## ${resource}`,
        '',
        markdownTable(
          ['Field', 'Value', 'Required', 'Meaning'],
          fieldsOfRecord(schema).map(field => [
            code(field.name),
            field.value,
            field.isRequired ? 'yes' : field.default === undefined ? 'no' : `no, ${code(field.default)}`,
            field.description ?? '',
          ]),
        ),
      ].join('\n'),
    )
    .join('\n\n')
