import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openPostgres } from '../../server/database/openPostgres.ts'
import { type Cluster, startCluster } from './postgres.ts'
import {
  type Answer,
  callApi,
  invite,
  inWindow,
  monthlyRoundAt,
  type ResidentWrite,
  signInAt,
  votesAt,
} from './residentWrites.ts'
import { type MainProcess, startMain, temporaryFolder } from './startMain.ts'
import { startProxy, type TcpProxy } from './startProxy.ts'

const resident = 'many@example.com'
const databaseName = 'resident'

interface Stage {
  readonly cluster: Cluster
  readonly proxy: TcpProxy
  /** Resolves when a write is refused. */
  readonly isRefusing: Promise<void>
}

/** What can happen between a server and its database. */
const faults = {
  async 'all connections are cut'({ cluster }: Stage) {
    const client = new pg.Client({ connectionString: cluster.addressOf(databaseName) })
    await client.connect()
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await client.end()
  },
  async 'the network swallows all packets of open connections'({ proxy }: Stage) {
    proxy.swallow()
  },
  async 'the primary is killed and its replica promoted'({ cluster, proxy, isRefusing }: Stage) {
    await cluster.killPrimary()
    await isRefusing
    await cluster.promote()
    proxy.lead(cluster.sockets.replica)
  },
} satisfies Readonly<Record<string, (stage: Stage) => Promise<void>>>

type Fault = keyof typeof faults

export interface FaultReport {
  readonly writes: readonly ResidentWrite[]
  /** Answers that were neither a success nor a refusal with 503 and Retry-After. */
  readonly wrong: readonly Answer[]
  readonly refused: number
  /** Seconds from the end of each fault, e.g. the promotion, until the next answered write. */
  readonly seconds: Readonly<Record<Fault, number>>
  /** Answered writes that are not in the database, or are answered otherwise when they are sent again. */
  readonly lost: readonly ResidentWrite[]
  /** Rows more than there were writes, by kind. */
  readonly added: Readonly<Record<ResidentWrite['kind'], number>>
  readonly isRunning: boolean
}

/** Callers at once. */
const callers = 4

/**
 * Sends payments, readings and votes under idempotency keys to a server whose database is behind a proxy and
 * has a synchronous replica, and lets each fault happen meanwhile. A refused write is sent again under its key
 * until it is answered; at the end all are sent once more.
 * @param start starts the cluster; default: one whose replica the test promotes itself
 */
export async function runFaults(start: () => Promise<Cluster> = startCluster): Promise<FaultReport> {
  const cluster = await start()
  const proxy = await startProxy(cluster.sockets.primary)
  const folder = temporaryFolder()
  let main: MainProcess | undefined
  const direct = async <Result>(work: (database: ReturnType<typeof openPostgres>) => Promise<Result>) => {
    const database = openPostgres(`postgres://postgres@127.0.0.1:${proxy.port}/${databaseName}`, () => {})
    return work(database).finally(database.close)
  }
  try {
    await cluster.createDatabase('template0', databaseName)
    main = startMain({
      DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}/${databaseName}`,
      DATA_DIR: folder.path,
      DEMO_NOW: inWindow,
      ALLOWED_ORIGINS: 'https://portal.example',
      LOG_LEVEL: 'silent',
    })
    await main.says('Stop it with Ctrl+C.')
    await direct(({ queries }) => queries.execute(invite(resident)))
    const url = main.url()
    const token = await signInAt(url, resident)
    const writes = mix([await monthlyRoundAt(url, token), await votesAt(url, token)])
    const before = await direct(countRows)

    const answers = new Map<ResidentWrite, Answer>()
    const wrong: Answer[] = []
    let refused = 0
    let onRefused = () => {}
    let onAnswered = () => {}
    const send = async ({ path, body, key }: ResidentWrite) => {
      for (;;) {
        const answer = await callApi(url, path, { token, body, key })
        if (answer.status === 503 && answer.retryAfter) {
          refused += 1
          onRefused()
          // Less than Retry-After, because what is measured is the server.
          await pause(100)
          continue
        }
        // The mock bank keeps its orders in the same database, and residents try again when a bank does not respond.
        if (answer.data.code === 'payment_unavailable') {
          await pause(100)
          continue
        }
        if (answer.status < 300) onAnswered()
        else wrong.push(answer)
        return answer
      }
    }
    const sendAll = async (share: ResidentWrite[]) => {
      for (let write = share.shift(); write; write = share.shift()) answers.set(write, await send(write))
    }
    const seconds: Partial<Record<Fault, number>> = {}
    const names = Object.keys(faults) as Fault[]
    const waiting = [...writes]
    const size = Math.ceil(waiting.length / names.length)
    for (const name of names) {
      const share = waiting.splice(0, size)
      const isRefusing = new Promise<void>(resolve => {
        onRefused = resolve
      })
      const sending = Array.from({ length: callers }, () => sendAll(share))
      await faults[name]({ cluster, proxy, isRefusing })
      const began = performance.now()
      await new Promise<void>(resolve => {
        onAnswered = resolve
      })
      seconds[name] = (performance.now() - began) / 1000
      await Promise.all(sending)
    }

    const lost: ResidentWrite[] = []
    for (const [write, { data }] of answers) {
      const again = await send(write)
      if (JSON.stringify(identityOf(again.data)) !== JSON.stringify(identityOf(data))) lost.push(write)
    }
    const after = await direct(countRows)
    const added = (kind: ResidentWrite['kind']) =>
      after[kind] - before[kind] - writes.filter(write => write.kind === kind).length
    return {
      writes,
      wrong,
      refused,
      seconds: seconds as Record<Fault, number>,
      lost,
      added: { payment: added('payment'), reading: added('reading'), vote: added('vote') },
      isRunning: main.process.exitCode === null && main.process.signalCode === null,
    }
  } finally {
    main?.process.kill('SIGKILL')
    await main?.ended
    await proxy.stop()
    await cluster.stop()
    folder.remove()
  }
}

/** What does not change when the same payment, reading or vote is answered again. */
const identityOf = ({ id, at, receipt }: { id?: unknown; at?: unknown; receipt?: unknown }) => [
  id,
  at,
  receipt,
]

/** One of each list in turn. */
const mix = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap(list => list.slice(at, at + 1)),
  ).flat()

async function countRows({ queries }: ReturnType<typeof openPostgres>) {
  const { rows } = (await queries.execute(sql`
    select (select count(*)::integer from payment_orders) as payment,
      (select count(*)::integer from meter_readings) as reading,
      (select count(*)::integer from poll_votes) as vote`)) as unknown as {
    rows: readonly [Readonly<Record<ResidentWrite['kind'], number>>]
  }
  return rows[0]
}
