import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface MainProcess {
  readonly process: ChildProcess
  /** Output so far. */
  readonly output: () => string
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
  /** Waits until it prints a text; throws when it exits before. */
  readonly says: (text: string) => Promise<void>
  /** URL of the portal, once it runs. */
  readonly url: () => string
  /** URL of the mock providers, once it runs. */
  readonly sandboxUrl: () => string
}

/** Mandatory variables of a production server; nothing answers at these addresses. */
export const productionEnvironment = {
  PUBLIC_URL: 'https://portal.example.org',
  SMTP_URL: 'smtp://127.0.0.1:9',
  EMBEDDED_DATABASE: 'on',
} as const

/**
 * Starts the demo as `npm start` does, or the product, on free ports unless the environment sets others.
 * @param folder a copy of the tree to start in
 */
export function startMain(
  environment: Readonly<Record<string, string>>,
  { folder = root, program = 'demo/main.ts' }: { folder?: string; program?: string } = {},
): MainProcess {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOSTS_PORT: '0',
      VENDOR_SYSTEM_PORT: '0',
      SANDBOX_PORT: '0',
      HOST: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  const collect = (chunk: Buffer) => {
    output += chunk
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = new Promise<number | string>(resolve =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'gone')),
  )
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const checkOutput = () => {
        if (output.includes(text)) resolve()
      }
      listeners.add(checkOutput)
      checkOutput()
      ended.then(code => reject(new Error(`It ended with ${code} and never said "${text}":\n${output}`)))
    })
  const address = (name: RegExp) => name.exec(output)?.[1] ?? 'http://not-running.invalid'
  return {
    process: child,
    output: () => output,
    ended,
    says,
    url: () => address(/Portal\s+(http\S+?)\/\s/),
    sandboxUrl: () => address(/Providers' sandbox\s+(http\S+?)\/\s/),
  }
}

/** A temporary folder for a test's data, and a function that removes it. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'resident-data-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
