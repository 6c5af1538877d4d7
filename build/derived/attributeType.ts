import type { DescribedAttribute } from './describeElements.ts'

const quoted = (values: readonly string[]) => values.map(value => `'${value}'`).join(' | ')

/** TypeScript type of an attribute's property. */
export const propertyType = ({ kind, values, fallback }: DescribedAttribute): string =>
  [values ? quoted(values) : kind, fallback === undefined && 'undefined'].filter(Boolean).join(' | ')

const written = {
  string: 'string',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a type
  number: 'number | `${number}`',
  boolean: "boolean | '' | 'true' | 'false'",
} as const

/** TypeScript type of an attribute in a template. */
export function attributeType({ kind, values }: DescribedAttribute): string {
  if (values) return quoted(values)
  return written[kind]
}
