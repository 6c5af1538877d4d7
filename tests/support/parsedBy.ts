import type * as z from 'zod/mini'

/** What the client reads of an issue. */
const read = ['code', 'path', 'message', 'expected', 'values', 'format', 'pattern', 'minimum', 'maximum']

/** What a schema makes of a value, or what it finds wrong with it. */
export function parsedBy(schema: z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(structuredClone(value))
  if (success) return { data }
  return error.issues.map(issue =>
    Object.fromEntries(Object.entries(issue).filter(([name]) => read.includes(name))),
  )
}
