import pg from 'pg'

/** How long a query may be silent before the database is asked about it, in milliseconds. */
const silence = 1000

interface Running {
  readonly pid: number
  readonly since: number
  /** Whether the last check found that the database does not work on it. */
  isForgotten: boolean
  /** Closes the connection, which makes its query fail. */
  readonly close: () => void
}

interface SilentConnections {
  /** Watches a query until the returned function is called. */
  readonly watch: (pid: number, close: () => void) => () => void
  readonly stop: () => void
}

/**
 * Finds connections on which no answer will come, because their network or their server is gone without a
 * word. While a query is silent for longer than a second, the database is asked each second, over a new
 * connection, whether it works on it; after two answers that it does not, the connection is closed. Long
 * queries go on.
 */
export function createSilentConnections(url: string): SilentConnections {
  const running = new Set<Running>()

  async function check(): Promise<void> {
    const silent = [...running].filter(({ since }) => performance.now() - since > silence)
    if (silent.length === 0) return
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: silence,
      query_timeout: silence,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where pid = any($1) and state = 'active'`,
        [silent.map(({ pid }) => pid)],
      )
      const active = new Set(rows.map(({ pid }) => pid))
      for (const one of silent) {
        const isForgotten = !active.has(one.pid)
        if (isForgotten && one.isForgotten && running.has(one)) one.close()
        one.isForgotten = isForgotten
      }
    } catch {
      // Nothing is known while the database cannot be reached.
    } finally {
      client.end().catch(() => {})
    }
  }

  let isChecking = false
  const timer = setInterval(async () => {
    if (isChecking) return
    isChecking = true
    await check()
    isChecking = false
  }, silence)
  timer.unref()

  return {
    watch(pid, close) {
      const one: Running = { pid, since: performance.now(), isForgotten: false, close }
      running.add(one)
      return () => running.delete(one)
    },
    stop: () => clearInterval(timer),
  }
}
