import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { typeOfSchema } from '../../../build/derived/typeOfSchema.ts'

const typeOf = (schema: z.ZodMiniType) => typeOfSchema(z.toJSONSchema(schema))

it.each([
  [z.object({ id: z.int(), note: z.optional(z.string()) }), '{ id: number; note?: string }'],
  [z.enum(['a', "it's"]), "'a' | 'it\\'s'"],
  [z.array(z.nullable(z.boolean())), 'ReadonlyArray<boolean | null>'],
  [z.record(z.string(), z.union([z.string(), z.number()])), 'Readonly<Record<string, string | number>>'],
  [z.literal(3), '3'],
  [z.object({ 'a-b': z.string() }), "{ 'a-b': string }"],
])('converts an event schema to a type: %#', (schema, type) => {
  expect(typeOf(schema as z.ZodMiniType)).toBe(type)
})

it('throws for a schema without a type instead of returning any', () => {
  expect(() => typeOfSchema({})).toThrow('There is no type for {}')
})
