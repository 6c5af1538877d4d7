import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Runs a program of node_modules/.bin, or `node`, in the foreground and answers its exit code.
 * A signal that ends us is passed on, so that nothing stays behind.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    const pass = (signal: NodeJS.Signals) => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, pass)
    const settle = () => {
      for (const signal of signals) process.off(signal, pass)
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
