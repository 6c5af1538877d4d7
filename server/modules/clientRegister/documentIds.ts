import { type SQL, sql } from '../../database/drizzle.ts'

/** SQL query: ids of the uploads of client forms, which are rows with a column "form". */
export const documentIds = (forms: SQL): SQL => sql`select form ->> 'identityDocument' from ${forms}
  union all
  select jsonb_array_elements_text(form -> 'registryDocuments') from ${forms}`
