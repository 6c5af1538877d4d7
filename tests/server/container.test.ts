import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { startMain, temporaryFolder } from '../support/startMain.ts'

/** What the Dockerfile copies into the image, and nothing else, in a folder of its own. */
function layOut(folder: string) {
  const dockerfile = readFileSync('server/Dockerfile', 'utf8')
  for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S+)$/gm)) {
    const target = join(folder, to)
    mkdirSync(dirname(target), { recursive: true })
    // No test before this one may have built.
    if (from === 'dist' && !existsSync(from)) continue
    if (from === 'node_modules') symlinkSync(join(process.cwd(), from), target)
    else cpSync(from, target, { recursive: true })
  }
}

test('API-2: with what the container holds the server starts, and its health check tells well from gone', async () => {
  const folder = temporaryFolder()
  layOut(folder.path)
  const main = startMain({ DATA_DIR: join(folder.path, 'data') }, folder.path)
  const check = async (port: string) => {
    const child = spawn(process.execPath, ['server/checkHealth.ts'], {
      cwd: folder.path,
      env: { PORT: port },
    })
    const [code] = await once(child, 'exit')
    return code
  }
  try {
    await main.says('Stop it with Ctrl+C.')
    const { port } = new URL(main.url())
    expect(await check(port)).toBe(0)
    main.process.kill('SIGTERM')
    expect(await main.ended).toBe(0)
    expect(await check(port)).toBe(1)
  } finally {
    main.process.kill('SIGKILL')
    await main.ended
    folder.remove()
  }
}, 180_000)
