import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { isatty } from 'node:tty'

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Where it runs; default: here. */
  readonly folder?: string
  /** Ends the program when aborted. */
  readonly until?: AbortSignal
}

/** Whether a signal ended a program that ran; commands then skip their remaining steps. */
export let interrupted = false

const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs `node` or a program of node_modules/.bin in the foreground and returns its exit code. Forwards signals, so that no
 * process is left running.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { env, folder, until }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      ...(folder && { cwd: folder }),
    })
    const pass = (signal: NodeJS.Signals) => {
      interrupted = true
      // A terminal sends Ctrl-C to the child as well; a second signal would interrupt its graceful stop.
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
