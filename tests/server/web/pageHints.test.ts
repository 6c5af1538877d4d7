import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageHints } from '../../../server/web/pageHints.ts'
import { temporaryFolder } from '../../support/startMain.ts'

const { path: root, remove } = temporaryFolder()

const built = {
  'prefetch/prefetch.ts': { file: 'assets/early-1.js' },
  'index.html': { file: 'assets/index.js', imports: ['_frame-1.js'] },
  '_frame-1.js': { file: 'assets/frame-1.js' },
  '_calls-1.js': { file: 'assets/calls-1.js', name: 'calls', imports: ['_frame-1.js'] },
  '_shared-1.js': { file: 'assets/shared-1.js', imports: ['_frame-1.js'] },
  '_around-1.js': { file: 'assets/around-1.js', imports: ['_frame-1.js'] },
  '../../widgets/bills/index.ts': {
    file: 'assets/bills.js',
    imports: ['_shared-1.js', '_around-1.js', '_money-1.js'],
    dynamicImports: ['../../widgets/bills/Bills.tsx', '../../widgets/bills/Pay.tsx'],
  },
  '../../widgets/dashboard/index.ts': {
    file: 'assets/dashboard.js',
    dynamicImports: ['../../widgets/dashboard/Dashboard.tsx'],
  },
  '../../widgets/dashboard/Dashboard.tsx': { file: 'assets/Dashboard-1.js' },
  '_money-1.js': { file: 'assets/money-1.js' },
  '../../widgets/bills/Bills.tsx': { file: 'assets/Bills-1.js' },
  '../../widgets/bills/Pay.tsx': { file: 'assets/Pay-1.js' },
  'locales/en.json': { file: 'assets/en.json' },
  'locales/lt.json': { file: 'assets/lt.json' },
  '../../widgets/bills/locales/lt.json': { file: 'assets/bills.lt.json' },
}

beforeAll(() => {
  mkdirSync(join(root, 'portal'))
  writeFileSync(join(root, 'portal/files.json'), JSON.stringify(built))
})
afterAll(remove)

const hintsAt = async (path: string, cookie = '') => {
  const hints = await pageHints(join(root, 'portal'))(
    new Request(`http://localhost:8080${path}`, { headers: { Cookie: cookie } }),
  )
  const first = (hints?.link ?? '').split(', ').map(hint => /<([^>]*)>/.exec(hint)?.[1])
  return { first, after: hints?.scripts }
}

const head = ['/assets/early-1.js', '/assets/index.js', '/assets/frame-1.js']
const calls = '/assets/calls-1.js'

test('a page names what everything waits for first, then what it needs itself, in the language chosen', async () => {
  expect(
    await hintsAt('/vendor/alfa/contract/1/bill', 'resident-language-chosen=1; i18n_redirected=lt'),
  ).toEqual({
    first: [...head, calls, '/assets/lt.json', '/assets/bills.lt.json'],
    after: [
      '/assets/bills.js',
      '/assets/shared-1.js',
      '/assets/around-1.js',
      '/assets/money-1.js',
      '/assets/Bills-1.js',
    ],
  })
})

test('the start page names what it shows, by having no words in its address', async () => {
  expect((await hintsAt('/')).after).toEqual(['/assets/dashboard.js', '/assets/Dashboard-1.js'])
})

test('what reads answers about a person is named for pages of theirs, and not for those of visitors', async () => {
  for (const path of ['/', '/vendor/alfa/contract/1/meter', '/messages', '/profile'])
    expect((await hintsAt(path)).first, path).toContain(calls)
  for (const path of ['/login', '/vendor/alfa/login', '/register', '/card-payment', '/reset-password'])
    expect((await hintsAt(path)).first, path).not.toContain(calls)
})

test('a language that nobody chose, or nobody knows, is English', async () => {
  for (const cookie of ['i18n_redirected=lt', 'resident-language-chosen=1; i18n_redirected=xx', ''])
    expect((await hintsAt('/offers', cookie)).first).toContain('/assets/en.json')
  expect((await hintsAt('/offers?lang=lt')).first).toContain('/assets/lt.json')
})

test('an address that means to be clever names nothing more than the frame', async () => {
  for (const path of ['/__proto__', '/vendor/constructor', '/vendor/..%2f/x'])
    expect(await hintsAt(path)).toEqual({ first: [...head, '/assets/en.json'], after: [] })
})

test('a portal that is not built hints at nothing', async () => {
  expect(await pageHints(join(root, 'nowhere'))(new Request('http://localhost/'))).toBeUndefined()
})
