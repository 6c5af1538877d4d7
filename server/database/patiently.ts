import type { Database, Queries } from './Database.ts'

/** Does work whose queries may take an hour: on a connection without the time limits of other queries. */
export async function patiently<Result>(
  database: Database,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const patient = database.openPatient?.()
  try {
    return await work((patient ?? database).queries)
  } finally {
    await patient?.close()
  }
}
