import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { gallerySite } from '../../../demo/sites/gallerySite.ts'
import { temporaryFolder } from '../../support/startMain.ts'

const { path: root, remove } = temporaryFolder()
const built = join(root, 'built')
mkdirSync(join(built, 'guides'), { recursive: true })
for (const page of ['index.html', 'guides/index.html', 'guides/embed.html'])
  writeFileSync(join(built, page), '<!doctype html>')
afterAll(remove)

const statusOf = async (folder: string, path: string) =>
  (await gallerySite(folder)(new Request(`http://localhost:8080${path}`)))?.status

test.each([
  ['/demo/', 200],
  ['/demo', 301],
  ['/demo/guides/', 200],
  ['/demo/guides/embed.html', 200],
  ['/demo/guides/unknown.html', 404],
  ['/demo/bills/', 404],
  ['/demo//', 404],
  ['/elsewhere', undefined],
])('of a built gallery, %s answers %s', async (path, status) => {
  expect(await statusOf(built, path)).toBe(status)
})

test('a gallery that is not built answers 503', async () => {
  expect(await statusOf(join(root, 'nothing'), '/demo/')).toBe(503)
})
