import type { Random } from '../../demo/seed/random.ts'

/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly allOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly propertyNames?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
}

const secret = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE'

/** Strings that match the patterns of the schemas; the first matching ones are used most. */
const fitting: readonly string[] = [
  '1',
  '2',
  '12',
  '100217',
  '2026-10',
  '2026-11-20',
  '1.00',
  '48.20',
  '12.3456',
  '2026',
  'http://localhost:8080/',
  'alfa',
  '+37061200001',
  'owner@example.com',
  'Rūta Žemaitienė',
  '481010-10001',
  'LT-09310',
  secret,
  '1763719200',
]

/** Values that break careless code at any position. */
export const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  -0,
  0.1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u202e\u200d',
  'ąčęėįšųūž',
  '👩‍👩‍👧‍👦',
  "'; drop table users; --",
  '%',
  '_%\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'x'.repeat(300),
  'ž'.repeat(5000),
  '999999999',
  '9999999999999999999999',
  '1e3',
  '0x10',
  '-1',
  'NaN',
  'Infinity',
  '٣',
  '2026-02-31',
  '9999-12-31',
  '0000-00-00',
  '99999999999999.99',
  'undefined',
  '__proto__',
  'constructor',
  'javascript:alert(1)',
  'http://[::1',
  'a@b',
  secret,
  [],
  {},
  [[[[]]]],
  { length: 1e9 },
  { toString: 1, valueOf: null },
]

/** A value that a schema accepts in most cases, because JSON Schema does not contain the refinements. */
export function fittingValue(random: Random, schema: JsonSchema): unknown {
  const one = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)]
  if ('const' in schema) return schema.const
  if (schema.enum) return one(schema.enum)
  const choices = schema.anyOf ?? schema.allOf
  if (choices) return fittingValue(random, one(choices) ?? {})
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {}).map(([name, inner]) => [
      name,
      fittingValue(random, inner),
    ])
    if (typeof schema.additionalProperties === 'object')
      entries.push([
        fittingValue(random, schema.propertyNames ?? { type: 'string' }),
        fittingValue(random, schema.additionalProperties),
      ])
    return Object.fromEntries(entries)
  }
  if (schema.type === 'array') {
    const least = schema.minItems ?? 0
    const length = random.int(least, Math.max(least, Math.min(schema.maxItems ?? 3, 3)))
    return Array.from({ length }, () => fittingValue(random, schema.items ?? {}))
  }
  if (schema.type === 'integer' || schema.type === 'number')
    return random.int(schema.minimum ?? 1, Math.min(schema.maximum ?? 30, (schema.minimum ?? 1) + 30))
  if (schema.type === 'boolean') return random.chance(0.5)
  if (schema.type === 'null') return null
  return fittingText(random, schema)
}

function fittingText(random: Random, { pattern, minLength = 0, maxLength = 255 }: JsonSchema) {
  const fits = fitting.filter(
    text => text.length >= minLength && text.length <= maxLength && new RegExp(pattern ?? '', 'u').test(text),
  )
  const [first = 'x'.repeat(minLength), ...others] = fits
  return random.chance(0.5) ? first : (others[random.int(0, others.length - 1)] ?? first)
}

/** The same value with one part changed, removed, duplicated or added. */
export function mutated(random: Random, value: unknown): unknown {
  const harm = () => hostile[random.int(0, hostile.length - 1)]
  if (Array.isArray(value)) {
    const at = random.int(0, value.length)
    if (random.chance(0.2)) return harm()
    if (random.chance(0.2)) return Array.from({ length: random.int(0, 600) }, () => value[0] ?? harm())
    return value.toSpliced(at, 1, at < value.length ? mutated(random, value[at]) : harm())
  }
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value)
    const name = names[random.int(0, names.length - 1)]
    if (name === undefined || random.chance(0.05)) return harm()
    const rest = Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))
    if (random.chance(0.15)) return rest
    if (random.chance(0.1)) return { ...value, [JSON.stringify(harm())]: harm() }
    return { ...value, [name]: mutated(random, Reflect.get(value, name)) }
  }
  if (typeof value === 'string' && value !== '' && random.chance(0.4)) {
    const at = random.int(0, value.length - 1)
    const piece = random.pick(['\u0000', '\ud800', ' ', '0', '-', '.', '\u00a0', 'é', '%00', value])
    return value.slice(0, at) + piece + value.slice(at + random.int(0, 1))
  }
  return harm()
}
