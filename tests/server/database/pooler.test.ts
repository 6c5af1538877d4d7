import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/openDatabase.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { readEnvironment } from '../../../server/settings/environment.ts'
import { findPooler } from '../../../tools/pooler.ts'
import { type Postgres, postgresPackage, startPostgres } from '../../support/postgres.ts'
import { callApi, invite, inWindow, monthlyRoundAt, signInAt, votesAt } from '../../support/residentWrites.ts'
import { type MainProcess, startMain, temporaryFolder } from '../../support/startMain.ts'
import { type Pooler, startPooler } from '../../support/startPooler.ts'

const program = findPooler()

describe.skipIf(!postgresPackage || !program)('PgBouncer that pools per transaction', () => {
  let postgres: Postgres
  let pooler: Pooler
  const folder = temporaryFolder()
  const started: MainProcess[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    pooler = await startPooler(postgres)
  })
  afterAll(async () => {
    for (const main of started) {
      main.process.kill('SIGKILL')
      await main.ended
    }
    await pooler?.stop()
    await postgres?.stop()
    folder.remove()
  })

  /** Statuses of all writes of a resident with many contracts, sent at once to a server behind the pooler. */
  async function statusesOfRound(PREPARED_QUERIES: 'on' | 'off') {
    const database = `prepared_${PREPARED_QUERIES}`
    const direct = openPostgres(await postgres.createDatabase('template0', database), () => {})
    const main = startMain({
      DATABASE_URL: pooler.addressOf(database),
      DATA_DIR: folder.path,
      DEMO_NOW: inWindow,
      ALLOWED_ORIGINS: 'https://portal.example',
      CHECK_ANSWERS: 'on',
      // One resident sends more calls at once than half of the usual queue.
      QUEUE_LENGTH: '400',
      // More than the pooler's connections to the database, so that they are shared.
      POOL_SIZE: '20',
      PREPARED_QUERIES,
    })
    started.push(main)
    await main.says('Stop it with Ctrl+C.')
    await direct.queries.execute(invite('many@example.com'))
    await direct.close()
    const token = await signInAt(main.url(), 'many@example.com')
    const writes = [...(await monthlyRoundAt(main.url(), token)), ...(await votesAt(main.url(), token))]
    expect(new Set(writes.map(({ kind }) => kind))).toEqual(new Set(['payment', 'reading', 'vote']))
    const answers = await Promise.all(
      writes.map(({ path, body, key }) => callApi(main.url(), path, { token, body, key })),
    )
    return [...new Set(answers.map(({ status }) => status))].sort()
  }

  test('SEC-14: without prepared queries, a server shares few connections and answers every write', async () => {
    expect(await statusesOfRound('off')).toEqual([200, 201])
  })

  test.skipIf(!program?.keepsPrepared)(
    'SEC-14: with prepared queries, which PgBouncer keeps from 1.21, a server answers every write',
    async () => {
      expect(await statusesOfRound('on')).toEqual([200, 201])
    },
  )

  test('SEC-14: a server whose DATABASE_URL has a parameter that the pooler refuses says so and does not start', async () => {
    const url = `${pooler.addressOf('postgres')}?options=${encodeURIComponent('-c work_mem=8MB')}`
    const lines: string[] = []
    const note = (_: object, message: string) => lines.push(message)
    const opened = openDatabase(readEnvironment({ DATABASE_URL: url, DATABASE_WAIT: '60' }), {
      info: note,
      warn: note,
      error: note,
    })
    await expect(opened).rejects.toThrow(
      /^The pooler of DATABASE_URL refuses a parameter of the URL\. \(unsupported startup parameter.*\)$/,
    )
    expect(lines).toEqual(['the pooler takes no limits of a connection: its own or those of the role apply'])
  })
})
