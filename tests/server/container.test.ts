import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../tools/freePort.ts'
import { productionEnvironment, startMain, temporaryFolder } from '../support/startMain.ts'

/** Copies to a folder exactly what the Dockerfile copies into the image. */
function layOut(folder: string) {
  const dockerfile = readFileSync('server/Dockerfile', 'utf8')
  for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S+)$/gm)) {
    const target = join(folder, to)
    mkdirSync(dirname(target), { recursive: true })
    // The tree may not be built yet.
    if (from === 'dist' && !existsSync(from)) continue
    if (from === 'node_modules') symlinkSync(join(process.cwd(), from), target)
    else cpSync(from, target, { recursive: true })
  }
}

test('API-2: the product starts from the files of the image; the health check fails after it has stopped', async () => {
  const folder = temporaryFolder()
  layOut(folder.path)
  const port = String(await freePort())
  const main = startMain(
    { ...productionEnvironment, PORT: port, DATA_DIR: join(folder.path, 'data') },
    { folder: folder.path, program: 'server/main.ts' },
  )
  const check = async () => {
    const child = spawn(process.execPath, ['server/checkHealth.ts'], {
      cwd: folder.path,
      env: { PORT: port },
    })
    const [code] = await once(child, 'exit')
    return code
  }
  try {
    await main.says('Stop it with Ctrl+C.')
    expect(await check()).toBe(0)
    main.process.kill('SIGTERM')
    expect(await main.ended).toBe(0)
    expect(await check()).toBe(1)
  } finally {
    main.process.kill('SIGKILL')
    await main.ended
    folder.remove()
  }
}, 180_000)
