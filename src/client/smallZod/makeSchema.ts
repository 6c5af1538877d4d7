export type Values = Readonly<Record<PropertyKey, unknown>>

interface Issue {
  readonly code: string
  readonly path: PropertyKey[]
  readonly message: string
  readonly [more: string]: unknown
}

export interface FoundIssue extends Issue {
  /** True if further checks of the value run; false if not even those with `when` do. */
  readonly continue?: boolean | undefined
}

/** Returns the parsed value, and adds to the issues what is wrong with it. */
export type Run = (value: unknown, issues: FoundIssue[], checks?: readonly Check[]) => unknown

/** Last argument of what may have a message of its own. */
export type Params =
  | string
  | {
      readonly error?: string
      readonly path?: readonly PropertyKey[]
      readonly when?: (payload: { readonly value: unknown }) => boolean
    }

export interface Check {
  readonly run: Run
  /** Items that a list may have, of which a longer one is not parsed. */
  readonly most?: number
  readonly when?: ((payload: { readonly value: unknown }) => boolean) | undefined
}

export type Shape = Readonly<Record<string, Schema>>

interface Traits {
  /** Whether an object may lack it. */
  readonly optin?: boolean | undefined
  /** Whether the parsed object may lack it. */
  readonly optout?: boolean | undefined
  /** Of an object. */
  readonly shape?: Shape
}

export type Result =
  | { readonly success: true; readonly data: unknown; readonly error?: undefined }
  | { readonly success: false; readonly data?: undefined; readonly error: SchemaError }

export interface Schema extends Traits {
  readonly run: Run
  readonly check: (...checks: readonly Check[]) => Schema
  readonly safeParse: (value: unknown) => Result
  readonly parse: (value: unknown) => unknown
}

class SchemaError extends Error {
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super(JSON.stringify(issues))
    this.issues = issues
  }
}

export const issueOf = (code: string, more: Values = {}, params: Params = {}): FoundIssue => ({
  ...more,
  code,
  path: typeof params === 'string' ? [] : [...(params.path ?? [])],
  message: (typeof params === 'string' ? params : params.error) ?? 'Invalid input',
})

export function makeSchema(parse: Run, traits: Traits = {}, checks: readonly Check[] = []): Schema {
  const run: Run = (value, issues) => {
    let result = parse(value, issues, checks)
    for (const check of checks) {
      const isSkipped = check.when
        ? issues.some(issue => issue.continue === false) || !check.when({ value: result })
        : issues.some(issue => !issue.continue)
      if (!isSkipped) result = check.run(result, issues)
    }
    return result
  }
  const schema: Schema = {
    ...traits,
    run,
    check: (...added) => makeSchema(parse, traits, [...checks, ...added]),
    safeParse(value) {
      const issues: FoundIssue[] = []
      const data = run(value, issues)
      if (issues.length === 0) return { success: true, data }
      const bare = issues.map(({ continue: _, ...issue }) => issue)
      return { success: false, error: new SchemaError(bare as readonly Issue[]) }
    },
    parse(value) {
      const { success, data, error } = schema.safeParse(value)
      if (!success) throw error
      return data
    },
  }
  return schema
}
