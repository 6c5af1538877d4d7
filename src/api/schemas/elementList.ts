import * as z from 'zod/mini'

/** One attribute, as much as somebody has to know who writes it without running the element. */
const ListedAttribute = z.object({
  name: z.string(),
  kind: z.enum(['string', 'number', 'boolean']),
  summary: z.string(),
  /** The words it takes, where it takes only a few. */
  values: z.optional(z.array(z.string())),
  /** Else the shape of its texts, as the source of a regular expression. */
  pattern: z.optional(z.string()),
  /** What holds without it. */
  fallback: z.optional(z.string()),
  inPageOnly: z.optional(z.literal(true)),
})

const ListedElement = z.object({
  /** Without "resident-". */
  name: z.string(),
  summary: z.string(),
  /** Whether it shows something to people without an account. */
  isOpen: z.boolean(),
  attributes: z.array(ListedAttribute),
})

/** What the build writes down of all elements (elements.json), for servers and content management systems. */
export const ElementList = z.object({
  version: z.string(),
  elements: z.array(ListedElement),
  /** The languages they speak, as each calls itself. */
  languages: z.record(z.string(), z.string()),
})

export type ListedAttribute = z.output<typeof ListedAttribute>
export type ListedElement = z.output<typeof ListedElement>
export type ElementList = z.output<typeof ElementList>
