/** What a field is, with an example where its schema and name do not suffice for one. */
export type FieldText = string | readonly [description: string, example: unknown]

interface SchemaText {
  readonly about?: string
  readonly fields?: Readonly<Record<string, FieldText>>
}

/** JSON Schema of a value without fields of its own: its description, examples and format. */
interface ValueText {
  readonly description: string
  readonly examples: readonly unknown[]
  readonly format?: 'date' | 'date-time'
}

/** What people read in the OpenAPI document of an API, besides what the endpoints and schemas say themselves. */
export interface ApiTexts {
  /** What each tag, a resource of the table, is about. */
  readonly tags: Readonly<Record<string, string>>
  /** What a call does, as far as its summary does not say it, by its name. */
  readonly notes: Readonly<Record<string, string>>
  /** Objects by the names of their schemas. */
  readonly schemas: Readonly<Record<string, SchemaText>>
  /** Other values by the names of their schemas. */
  readonly values: Readonly<Record<string, ValueText>>
  /** Fields of any object, unless the object describes them itself. */
  readonly fields: Readonly<Record<string, FieldText>>
  /** Path parameters. */
  readonly parameters: Readonly<Record<string, FieldText>>
  /** Query parameters. */
  readonly queries: Readonly<Record<string, FieldText>>
}
