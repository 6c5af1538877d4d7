import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../demo/mock-providers/startMailServer.ts'
import { demoPassword } from '../../demo/seed/people.ts'
import { trackedFiles } from '../conventions/trackedFiles.ts'
import { type CopyOfTree, copyOfTree } from '../support/copyOfTree.ts'
import { pdfText } from '../support/pdfText.ts'
import { type MainProcess, startMain, temporaryFolder } from '../support/startMain.ts'

const folders = [...new Set(trackedFiles(/(^|\/)locales\/en\.json$/).map(dirname))]

// Each type check of a whole tree takes several seconds, and minutes on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

/** Marks every text of a file, so that the new language differs from the English it falls back to. */
const marked = (node: unknown): unknown =>
  typeof node === 'string'
    ? `${node} (et)`
    : Object.fromEntries(Object.entries(node as object).map(([key, value]) => [key, marked(value)]))

let tree: CopyOfTree
beforeAll(() => {
  tree = copyOfTree()
  // Estonian as an example: its files with the English texts, and one line.
  for (const folder of folders)
    tree.write(
      `${folder}/et.json`,
      JSON.stringify(marked(JSON.parse(readFileSync(join(folder, 'en.json'), 'utf8')))),
    )
  tree.edit('src/api/schemas/locales.ts', "'ru'] as const", "'ru', 'et'] as const")
})
afterAll(() => tree.remove())

it('I18-1: a new language passes the types of the whole tree', () => {
  expect(folders.length).toBeGreaterThan(45)
  expect(tree.typeErrors()).toEqual([])
})

it('I18-1: a new language is in everything derived from the list of languages', () => {
  tree.write(
    'languages.ts',
    `import { mkdirSync, writeFileSync } from 'node:fs'
import { elementList } from './build/derived/elementList.ts'
import { describeElements } from './build/derived/describeElements.ts'
import { readDeclarations } from './build/derived/readDeclarations.ts'
import { packageEntries } from './build/package/packageEntries.ts'
import { isLocale } from './src/api/schemas/locales.ts'
const list = elementList(describeElements(await readDeclarations(), [], '1.0.0'))
mkdirSync('dist/embed', { recursive: true })
writeFileSync('dist/embed/elements.json', JSON.stringify(list))
console.log(JSON.stringify({
  languages: list.languages,
  entries: packageEntries(['bills'], 'embed/1')['common.js'].includes('texts/shared.et.js'),
  isLocale: isLocale('et'),
}))
`,
  )
  const { status, output } = tree.run('node', 'languages.ts')
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(JSON.parse(output)).toEqual({
    languages: expect.objectContaining({ et: 'Eesti' }),
    entries: true,
    isLocale: true,
  })
})

describe('I18-1: the server with a new language', () => {
  const data = temporaryFolder()
  let smtp: MailServer
  let main: MainProcess
  beforeAll(async () => {
    smtp = await startMailServer()
    main = startMain(
      { DATA_DIR: data.path, SMTP_URL: `${smtp.url}?from=portal@example.com` },
      { folder: tree.folder },
    )
    await main.says('Stop it with Ctrl+C.')
  })
  afterAll(async () => {
    main.process.kill('SIGKILL')
    await main.ended
    await smtp.stop()
    data.remove()
  })

  const call = async (path: string, body?: object, token?: string) => {
    const response = await fetch(`${main.url()}/api/v5/${path}`, {
      headers: {
        'Accept-Language': 'et',
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return ((await response.json()) as { data: Record<string, string> }).data
  }

  it('prints an invoice in it', async () => {
    const { token } = await call('auth/login', { email: 'owner@example.com', password: demoPassword })
    const { id } = await call('contracts/2/invoices/last', undefined, token)
    const { url = '' } = await call(`contracts/2/invoices/${id}/file-url`, undefined, token)
    const { text } = await pdfText(await (await fetch(url)).arrayBuffer())
    expect(text).toContain('How to pay (et)')
    expect(text).toContain('Heating (et)')
  })

  it('mails a receipt in it; texts of the database fall back to English', async () => {
    const payment = await call('card-payment/payments', {
      service: 'alfa-vilnius',
      reference: '100217',
      payerName: 'Mari Tamm',
      email: 'mari@example.com',
      amount: '20.00',
      type: 'bank',
      bank: 'nemuno',
      returnUrl: `${main.url()}/card-payment`,
    })
    const body = new URLSearchParams({ action: 'approve' })
    await fetch(`${main.sandboxUrl()}/pay/${payment.id}`, { method: 'POST', body, redirect: 'manual' })
    await expect.poll(() => smtp.received[0]?.source, { timeout: 60_000 }).toMatch(/^Subject: .* \(et\)$/m)
    expect(smtp.received[0]?.source).toContain('House maintenance, Vilnius')
  })

  it('serves an element as a page for frames in it', async () => {
    const response = await fetch(`${main.url()}/embed/frame/bills?vendor=alfa&locale=et`)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('<html lang="et">')
    expect(page).toContain('Open in the resident portal (et)')
  })
})
