import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { isatty } from 'node:tty'

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Ends the program when aborted. */
  readonly until?: AbortSignal
}

/** Whether somebody asked us to end while a program ran: what would come next is then left out. */
export let interrupted = false

const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs `node` or a program of node_modules/.bin in the foreground and answers its exit code.
 * A signal that ends us is passed on, so that nothing stays behind.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { env, until }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    const pass = (signal: NodeJS.Signals) => {
      interrupted = true
      // The terminal sends Ctrl-C to the child as well; sent twice it would cut a graceful stop short.
      if (signal !== 'SIGINT' || ![0, 1, 2].some(isatty)) child.kill(signal)
    }
    const stop = () => child.kill('SIGTERM')
    for (const signal of signals) process.on(signal, pass)
    until?.addEventListener('abort', stop)
    const settle = () => {
      for (const signal of signals) process.off(signal, pass)
      until?.removeEventListener('abort', stop)
    }
    child.on('error', error => {
      settle()
      reject(error)
    })
    child.on('exit', (code, signal) => {
      settle()
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}
