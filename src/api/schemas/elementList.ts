import * as z from 'zod/mini'

/** One attribute, as documented for authors of pages. */
const ListedAttribute = z.object({
  name: z.string(),
  kind: z.enum(['string', 'number', 'boolean']),
  summary: z.string(),
  /** Allowed values, if it is an enumeration. */
  values: z.optional(z.array(z.string())),
  /** Else its pattern, as the source of a regular expression. */
  pattern: z.optional(z.string()),
  /** Default. */
  fallback: z.optional(z.string()),
  inPageOnly: z.optional(z.literal(true)),
})

const ListedElement = z.object({
  /** Without "resident-". */
  name: z.string(),
  summary: z.string(),
  /** Whether guests see something. */
  isOpen: z.boolean(),
  attributes: z.array(ListedAttribute),
})

/** Description of all elements, written by the build (elements.json), for servers and content management systems. */
export const ElementList = z.object({
  version: z.string(),
  elements: z.array(ListedElement),
  /** Languages, each by its own name. */
  languages: z.record(z.string(), z.string()),
})

export type ListedAttribute = z.output<typeof ListedAttribute>
export type ListedElement = z.output<typeof ListedElement>
export type ElementList = z.output<typeof ElementList>
