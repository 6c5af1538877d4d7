/**
 * What of an error may stand in a log: Drizzle puts a query's values, people's data, into its messages, so only
 * the innermost cause speaks, with the places in the code but not the first lines.
 */
export function describeError(error: unknown): object {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  if (!(cause instanceof Error)) return { error: typeof cause }
  const outer = error instanceof Error ? error.stack : undefined
  return {
    error: cause.name,
    reason: cause.message,
    ...('code' in cause ? { code: cause.code } : {}),
    at: (outer ?? '').split('\n').filter(line => /^\s+at /.test(line)),
  }
}
