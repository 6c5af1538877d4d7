/** What tables are made of; see `drizzle.ts`. */
export * from 'drizzle-orm/pg-core'
