import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missingFromManifest, pageHints } from '../../../server/web/pageHints.ts'
import { portalSite } from '../../../server/web/portalSite.ts'
import { temporaryFolder } from '../../support/startMain.ts'

const { path: root, remove } = temporaryFolder()

const built = {
  'prefetch/prefetch.ts': { file: 'assets/early-1.js' },
  'prefetch/drawFirstPage.ts': { file: 'assets/first-page-1.js' },
  '_libraries-1.js': { file: 'assets/libraries-1.js' },
  '_frame-1.js': { file: 'assets/frame-1.js', name: 'frame', imports: ['_libraries-1.js'] },
  '_default-layout-1.js': {
    file: 'assets/default-layout-1.js',
    name: 'default-layout',
    imports: ['_frame-1.js'],
  },
  '_sign-in-1.js': { file: 'assets/sign-in-1.js', name: 'sign-in', imports: ['_frame-1.js'] },
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
  '_vendor-1.js': { file: 'assets/vendor-1.js', name: 'vendor' },
  '_offers-1.js': { file: 'assets/offers-1.js', name: 'offers', imports: ['_money-1.js'] },
  '../../widgets/bills/Bills.tsx': { file: 'assets/Bills-1.js' },
  '../../widgets/bills/Pay.tsx': { file: 'assets/Pay-1.js' },
  'pages/MeterPage.tsx': { file: 'assets/MeterPage-1.js', imports: ['_frame-1.js'] },
  'resident-first-texts/en.json': { file: 'assets/en.json' },
  'resident-first-texts/lt.json': { file: 'assets/lt.json' },
  '../../widgets/bills/locales/lt.json': { file: 'assets/bills.lt.json' },
}

const scripts = ['/assets/frame-1.js', '/assets/libraries-1.js']

beforeAll(() => {
  mkdirSync(join(root, 'portal'))
  writeFileSync(join(root, 'portal/files.json'), JSON.stringify(built))
  const html = scripts.map(src => `<script type="module" src="${src}"></script>`).join('')
  const style = '<link rel="stylesheet" crossorigin href="/assets/frame-1.css">'
  writeFileSync(join(root, 'portal/index.html'), `<head>${html}${style}</head>`)
})
afterAll(remove)

const hintsAt = async (path: string, cookie = '', names = {}) => {
  const hints = await pageHints(
    join(root, 'portal'),
    names,
  )(new Request(`http://localhost:8080${path}`, { headers: { Cookie: cookie } }))
  const first = (hints?.link ?? '').split(', ').map(hint => /<([^>]*)>/.exec(hint)?.[1])
  return { first, after: hints?.preloads, firstPage: hints?.firstPage }
}

const pageAt = (path: string) =>
  portalSite(root)(new Request(`http://localhost:8080${path}`, { headers: { Accept: 'text/html' } }))

/** The files of a page's `Link` header, and the module scripts of its HTML, that come after what it shows. */
async function lateFilesAt(path: string) {
  const response = await pageAt(path)
  const link = response.headers.get('Link') ?? ''
  const html = await response.text()
  return {
    hinted: [...link.matchAll(/<([^>]*)>[^,]*; fetchpriority=low/g)].map(([, file]) => file),
    inHtml: [...html.matchAll(/<script type="module" fetchpriority="low" src="([^"]*)"/g)].map(
      ([, file]) => file,
    ),
  }
}

const allHintsAt = async (path: string) => Object.values(await hintsAt(path)).flat()

const head = ['/assets/early-1.js', ...scripts]
/** Of pages that the server draws. */
const drawnHead = ['/assets/early-1.js', '/assets/first-page-1.js', ...scripts]
const layout = '/assets/default-layout-1.js'
const calls = '/assets/calls-1.js'

test('hints at the first scripts and texts of every page, then at the page’s own, in the chosen language', async () => {
  expect(await hintsAt('/offers', 'resident-language-chosen=1; i18n_redirected=lt')).toEqual({
    first: [...head, layout, calls, '/assets/lt.json'],
    after: ['/assets/offers-1.js', '/assets/money-1.js'],
    firstPage: undefined,
  })
})

test('EMB-21: hints at what every page runs for a page that the server draws, then at all else', async () => {
  expect(
    await hintsAt('/vendor/alfa/contract/1/bill', 'resident-language-chosen=1; i18n_redirected=lt'),
  ).toEqual({
    first: drawnHead,
    after: [
      layout,
      calls,
      '/assets/bills.js',
      '/assets/shared-1.js',
      '/assets/around-1.js',
      '/assets/money-1.js',
      '/assets/Bills-1.js',
      '/assets/lt.json',
      '/assets/bills.lt.json',
    ],
    firstPage: '/assets/first-page-1.js',
  })
})

test('EMB-21: names the script that shows drawn pages on these alone, and neither where the platform has renamed them nor where they lead to another path', async () => {
  const names = { bill: 'saskaita' }
  const contract = '/vendor/alfa/contract/1'
  for (const path of ['/', contract, `${contract}/bill`, `${contract}/meter`])
    expect((await hintsAt(path)).firstPage, path).toBe('/assets/first-page-1.js')
  expect((await hintsAt(`${contract}/meter`, '', names)).firstPage).toBe('/assets/first-page-1.js')
  expect(await hintsAt(`${contract}/saskaita`, '', names)).toMatchObject({
    after: expect.arrayContaining(['/assets/bills.js']),
    firstPage: undefined,
  })
  for (const path of ['/login', '/messages', '/vendor/alfa', '/contract/1/bill', '/unknown'])
    expect((await hintsAt(path)).firstPage, path).toBe(undefined)
})

test('EMB-21, AUT-22: on pages that show something before their scripts, these come after what is shown', async () => {
  for (const path of ['/', '/vendor/alfa/contract/1/bill', '/login'])
    expect(await lateFilesAt(path), path).toEqual({ hinted: scripts, inHtml: scripts })
  for (const path of ['/messages', '/vendor/alfa', '/unknown'])
    expect(await lateFilesAt(path), path).toEqual({ hinted: [], inHtml: [] })
})

test('AUT-22: hints at the style sheets of the sign-in before all else, because its form is shown with them', async () => {
  const link = '</assets/frame-1.css>; rel=preload; as=style; crossorigin, </assets/early-1.js>'
  expect((await pageAt('/login')).headers.get('Link')).toContain(link)
  for (const path of ['/', '/messages'])
    expect((await pageAt(path)).headers.get('Link'), path).not.toContain('as=style')
})

test('hints at the dashboard for the start page', async () => {
  expect((await hintsAt('/')).after).toEqual(
    expect.arrayContaining(['/assets/dashboard.js', '/assets/Dashboard-1.js']),
  )
})

test('hints at the page’s own element, not at that of a path with the same segment', async () => {
  for (const path of [
    '/vendor/alfa/contract/1/my-house',
    '/contract/create',
    '/vendor/alfa',
    '/contract/register',
  ])
    expect((await hintsAt(path)).after, path).toEqual([])
  expect((await hintsAt('/contract/1/bill')).after).toContain('/assets/bills.js')
})

test('hints at the chunk that parses personal answers for personal pages only', async () => {
  for (const path of ['/', '/vendor/alfa/contract/1/meter', '/messages', '/profile', '/vendor/alfa'])
    expect(await allHintsAt(path), path).toContain(calls)
  for (const path of ['/login', '/vendor/alfa/login', '/register', '/card-payment', '/reset-password'])
    expect(await allHintsAt(path), path).not.toContain(calls)
  expect(await allHintsAt('/contract/register')).not.toContain(calls)
})

test('hints at the sign-in’s chunk for the sign-in only, and at the layout’s for pages that have it', async () => {
  const signIn = '/assets/sign-in-1.js'
  for (const path of ['/login', '/vendor/alfa/login']) {
    const { first, after = [] } = await hintsAt(path)
    expect([...first, ...after], path).toContain(signIn)
    expect(first, path).not.toContain(layout)
  }
  for (const path of ['/', '/vendor/alfa/contract/1/meter', '/offers', '/unknown']) {
    const hints = await allHintsAt(path)
    expect(hints, path).toContain(layout)
    expect(hints, path).not.toContain(signIn)
  }
  for (const path of ['/register', '/card-payment'])
    expect(await allHintsAt(path), path).not.toContain(layout)
})

test('hints at English texts when no language is chosen or it is unknown', async () => {
  for (const cookie of ['i18n_redirected=lt', 'resident-language-chosen=1; i18n_redirected=xx', ''])
    expect((await hintsAt('/offers', cookie)).first).toContain('/assets/en.json')
  expect((await hintsAt('/offers?lang=lt')).first).toContain('/assets/lt.json')
})

test('hints at nothing but the first files for paths that are no page', async () => {
  for (const path of ['/__proto__', '/vendor/constructor/x', '/vendor/..%2f/x'])
    expect(await hintsAt(path)).toEqual({ first: [...head, layout, '/assets/en.json'], after: [] })
})

test('returns no hints when the portal is not built', async () => {
  expect(await pageHints(join(root, 'nowhere'))(new Request('http://localhost/'))).toBeUndefined()
})

test('lists what the hints of the pages need and the manifest lacks', () => {
  const manifest = Object.fromEntries(
    Object.entries(built).map(([key, entry]) => [key, { imports: [], dynamicImports: [], ...entry }]),
  )
  const missing = missingFromManifest(manifest)
  expect(missing).toContain('../../widgets/meters/index.ts')
  expect(missing).not.toContain('../../widgets/bills/index.ts')
  expect(missing).not.toContain('chunk "calls"')
  // The script of a vendor's layout has the name of the vendor's page.
  expect(missing).toContain('pages/VendorPage.tsx')
  expect(missingFromManifest({})).toContain('chunk "calls"')
})

test('NAV-15: a sign-in that comes as HTML asks for what it continues with after its style sheets, another one at once', async () => {
  const signIn = '/assets/sign-in-1.js'
  expect(await hintsAt('/login')).toMatchObject({
    first: head,
    after: expect.arrayContaining([signIn, '/assets/en.json']),
  })
  expect((await hintsAt('/vendor/alfa/login')).first).toEqual([...head, signIn, '/assets/en.json'])
})

test('NAV-15: hints at the script of the page around an element', async () => {
  expect((await hintsAt('/contract/1/meter')).after).toContain('/assets/MeterPage-1.js')
})
