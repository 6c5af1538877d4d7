import type { Database } from './Database.ts'

/**
 * Names prepared queries. Names are unique per connection. Behind a pooler that shares connections between
 * transactions the name is empty, so nothing remains in the connection.
 */
export const preparedNames =
  ({ keepsPrepared }: Pick<Database, 'keepsPrepared'>) =>
  (name: string): string =>
    keepsPrepared ? name : ''
