import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort.ts'

const root = join(import.meta.dirname, '..')

/** Options of Node and environment variables with which every server starts. */
const {
  serverOptions,
  serverVariables,
}: {
  readonly serverOptions: readonly string[]
  readonly serverVariables: Readonly<Record<string, string>>
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config

/** Milliseconds that a server may take to fill its database on a machine that does much else; it takes 16 s alone. */
export const longestStart = 180_000

export interface ServedForTests {
  /** Origin of the portal and the API. */
  readonly portal: string
  /** Origin of the sample vendor and partner pages. */
  readonly hosts: string
  /** Origin of the vendors' back office. */
  readonly vendorSystem: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the server as a separate process on free ports, with a temporary database and with faults on demand.
 * @param env additional variables, e.g. `DATABASE_URL`
 * @throws Error with the server's output if it ends before it answers
 */
export async function serveForTests(env: Readonly<Record<string, string>> = {}): Promise<ServedForTests> {
  const [port, hostsPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  const vendorSystemPort = await freePort()
  const portal = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'resident-data-'))
  const server = spawn(join(root, 'node_modules', '.bin', 'node'), [...serverOptions, 'demo/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...serverVariables,
      ...process.env,
      PORT: String(port),
      HOSTS_PORT: String(hostsPort),
      SANDBOX_PORT: String(sandboxPort),
      VENDOR_SYSTEM_PORT: String(vendorSystemPort),
      DATA_DIR: folder,
      FAULTS: 'on',
      CHECK_ANSWERS: 'on',
      ...env,
    },
  })
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  let stopping = false
  let output = ''
  const listen = (chunk: Buffer) => {
    output += chunk
  }
  server.stdout.on('data', listen)
  server.stderr.on('data', listen)

  server.once('exit', code => {
    if (!stopping) console.error(`The server ended by itself, with ${code}. Its output:\n${output}`)
  })

  const stop = async () => {
    stopping = true
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (const deadline = Date.now() + longestStart; ; ) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`The server did not start. Its output:\n${output}`)
    }
    const answer = await fetch(`${portal}/api/v5/health-check`).catch(() => undefined)
    if (answer?.ok)
      return {
        portal,
        hosts: `http://localhost:${hostsPort}`,
        vendorSystem: `http://localhost:${vendorSystemPort}`,
        stop,
      }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
