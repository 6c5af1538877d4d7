import { pino } from 'pino'
import type { Logger } from './common/Logger.ts'
import { failureText } from './http/refusalOf.ts'
import { type Environment, readEnvironment } from './settings/environment.ts'

interface Running {
  readonly stop: () => Promise<void>
}

/** Ends the process with the error's message, without a stack. */
function fail(error: unknown): never {
  console.error(`\n${failureText(error)}\n`)
  process.exit(1)
}

/**
 * Runs a server as the main program: prints `welcome` once it runs, stops it on SIGTERM and SIGINT, and
 * exits with 1 and a message if it cannot start.
 */
export async function runMain<Server extends Running>(
  start: (environment: Environment, logger: Logger) => Promise<Server>,
  welcome: (server: Server, environment: Environment) => string,
): Promise<void> {
  try {
    const environment = readEnvironment(process.env)
    const starting = start(environment, pino({ level: environment.LOG_LEVEL, base: null }))
    let isStopping = false
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.on(signal, async () => {
        // A second Ctrl+C does not wait for running requests.
        if (isStopping) process.exit(130)
        isStopping = true
        await starting.then(server => server.stop()).catch(fail)
        process.exit(0)
      })
    console.log(welcome(await starting, environment))
    // The start leaves more garbage than the server keeps, and without this V8 holds its pages. The function exists
    // with --expose-gc, which is among the serverOptions of package.json.
    globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
  } catch (error) {
    fail(error)
  }
}
