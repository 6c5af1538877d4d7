import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { compressAnswer } from '../server/web/compress.ts'
import { openPort } from '../server/web/openPort.ts'
import { portalSite } from '../server/web/portalSite.ts'
import { temporaryFolder } from '../tests/support/startMain.ts'
import { pageBytes } from '../tools/bench/pageBytes.ts'
import { portalAddress } from './support/addresses.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const textual = new Set(['.js', '.css', '.json', '.html'])

/** Makes a release of which every script has another name and other content, and keeps the one before. */
function release(dist: string): void {
  const [portal, earlier] = [join(dist, 'portal'), join(dist, 'earlier')]
  mkdirSync(earlier)
  renameSync(join(portal, 'assets'), join(earlier, 'assets'))
  cpSync(join(earlier, 'assets'), join(portal, 'assets'), { recursive: true })
  const files = readdirSync(portal, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile() && textual.has(extname(file.name)))
    .map(file => join(file.parentPath, file.name))
  const hashes = new Set(files.flatMap(file => /-([\w-]{8})\.\w+$/.exec(file)?.[1] ?? []))
  const changed = (text: string) =>
    text.replace(/(?<=-)[\w-]{8}(?=\.\w+)/g, hash =>
      hashes.has(hash) ? [...hash].toReversed().join('') : hash,
    )
  for (const file of files) {
    const text = changed(readFileSync(file, 'utf8'))
    rmSync(file)
    writeFileSync(changed(file), file.endsWith('.js') ? `${text}\n// ${changed(file)}` : text)
  }
}

test('NAV-17: a resident who comes back after a release transfers at most 15 KB', async ({ browser }) => {
  const { path: dist, remove } = temporaryFolder()
  const port = await openPort(0, 'localhost', 'PORT')
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const address = `http://localhost:${port.port}`
  try {
    cpSync('dist/portal', join(dist, 'portal'), {
      recursive: true,
      filter: file => !/\.(br|gz)$/.test(file),
    })
    let site = portalSite(dist)
    port.answer(async request => {
      const { pathname, search } = new URL(request.url)
      if (!pathname.startsWith('/api/')) return site(request)
      const headers = new Headers(request.headers)
      headers.delete('Origin')
      const body = ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer()
      const answer = await fetch(portalAddress() + pathname + search, {
        method: request.method,
        headers,
        body,
      })
      const type = answer.headers.get('Content-Type') ?? ''
      if (answer.status === 204 || type.startsWith('text/event-stream'))
        return new Response(answer.body, { status: answer.status, headers: { 'Content-Type': type } })
      const text = (await answer.text()).replaceAll(portalAddress(), address)
      return compressAnswer(
        request,
        new Response(text, {
          status: answer.status,
          headers: { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(text)) },
        }),
      )
    })
    const first = await context.newPage()
    await first.goto(`${address}/login`)
    await signIn(first)
    await expect(first).toHaveURL(/contract/)
    const visit = async () => {
      const page = await context.newPage()
      const encodings: string[] = []
      page.on('response', async response => {
        if (response.url().includes('/assets/') && !response.fromServiceWorker())
          encodings.push((await response.headerValue('content-encoding')) ?? 'none')
      })
      const bytes = await pageBytes(page, () => page.goto(`${address}/`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      return { ...bytes, encodings }
    }
    await visit()
    release(dist)
    site = portalSite(dist)
    const { total, encodings } = await visit()
    expect(encodings.filter(encoding => encoding === 'dcz').length, encodings.join(' ')).toBeGreaterThan(14)
    expect(encodings, encodings.join(' ')).not.toContain('br')
    expect(total / 1024).toBeLessThanOrEqual(15)
  } finally {
    await context.close()
    await port.stop()
    remove()
  }
})
