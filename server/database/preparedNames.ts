import type { Database } from './Database.ts'

/**
 * Names prepared queries. Names are unique per connection; the empty name, behind a pooler that hands connections
 * around between transactions, keeps nothing in the connection.
 */
export const preparedNames =
  ({ keepsPrepared }: Pick<Database, 'keepsPrepared'>) =>
  (name: string): string =>
    keepsPrepared ? name : ''
