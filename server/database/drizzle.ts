/**
 * The query builder. Node reads the 180 KB of drizzle-orm's `package.json` once for each module that imports the package,
 * so all others import it from here (src/decisions/one-import-of-drizzle.md).
 */
export * from 'drizzle-orm'
