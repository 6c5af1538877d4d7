/**
 * What may be logged of an error. Drizzle puts a query's values, which are personal data, into its
 * messages; therefore only the innermost cause's message and the stack without its first lines are logged.
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
