import { createHash } from 'node:crypto'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostsSite } from '../../../demo/sites/hostsSite.ts'
import { portalSite } from '../../../server/web/portalSite.ts'
import { portalPaths } from '../../../src/api/rules/portalPaths.ts'
import { temporaryFolder } from '../../support/startMain.ts'

const { path: root, remove } = temporaryFolder()
const script = `export const words = ${JSON.stringify(Array.from({ length: 400 }, (_, at) => `labas ${(at * 7919) % 1009}`))}`
const frame = `${script}// of every page`

beforeAll(() => {
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  write('secret.txt', 'secret')
  write('.env', 'secret')
  write('dist/portal/index.html', '<!doctype html><head><title>Portal</title></head>')
  write('dist/portal/assets/app-1a2b3c.js', script)
  write('dist/portal/assets/made.js', script)
  write('dist/portal/assets/made.js.br', brotliCompressSync(Buffer.from('// the twin of the build')))
  write('dist/portal/favicon.svg', '<svg/>')
  write('dist/portal/assets/words-22222222.js', `${script}// new`)
  write('dist/earlier/assets/words-11111111.js', script)
  write('dist/earlier/assets/other-11111111.js', `${script}// other`)
  write('dist/portal/assets/frame-33333333.js', frame)
  write('dist/portal/assets/texts-22222222.json', JSON.stringify({ words: script }))
  write('dist/portal/assets/tiny-22222222.js', '// two words')
  write('dist/portal/.hidden.js', 'secret')
  write('dist/portal/data.unknown', 'secret')
  write('dist/embed/loader.js', script)
  write('dist/embed/0.1.0-abc/login.js', script)
  write('hosts/vendor-site/index.html', '<script type="module" src="{{PORTAL}}/embed/loader.js"></script>')
  write('hosts/vendor-site/site.css', 'body{}')
  write('hosts/partner/order/index.html', '{{ORDER}} {{SESSION}} {{PORTAL}} {{OTHER}}')
  write('hosts/embed/loader.ts', 'secret')
  symlinkSync(join(root, 'secret.txt'), join(root, 'dist/portal/linked.txt'))
})
afterAll(remove)

const ask = (
  site: (request: Request) => Promise<Response>,
  path: string,
  headers: Record<string, string> = {},
) => site(new Request(`http://localhost:8080${path}`, { headers }))

describe('The portal', () => {
  const site = portalSite(join(root, 'dist'))
  const page = { Accept: 'text/html,*/*' }

  test('NAV-1: every path of the portal returns its one page, which browsers revalidate', async () => {
    const paths = portalPaths.map(({ path }) => path.replace(/:\w+/g, '1'))
    for (const path of [...paths, '/index.html']) {
      const response = await ask(site, path, page)
      expect([path, response.status, await response.text()]).toMatchObject([path, 200, /Portal/])
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    }
  })

  describe('of a release after another', () => {
    const digestOf = (text: string) => createHash('sha256').update(text).digest()
    const get = (dictionary: string, encodings: string, path = '/assets/words-22222222.js') =>
      ask(site, path, {
        'Accept-Encoding': encodings,
        'Available-Dictionary': `:${digestOf(dictionary).toString('base64')}:`,
      })

    test('NAV-17: sends a browser that has the file of the release before only what has changed', async () => {
      const response = await get(script, 'gzip, br, dcb, dcz')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get('Content-Encoding')).toBe('dcz')
      expect(response.headers.get('Vary')).toBe('Accept-Encoding, Available-Dictionary')
      expect(bytes.length).toBeLessThan(100)
      expect(bytes.subarray(8, 40)).toEqual(digestOf(script))
      const text = zstdDecompressSync(bytes.subarray(40), { dictionary: Buffer.from(script) }).toString()
      expect(text).toBe(`${script}// new`)
    })

    test('NAV-17: sends the whole file without dictionaries, for an unknown one and for that of another file', async () => {
      const requests = [
        [script, 'gzip, br'],
        ['unknown', 'br, dcz'],
        [`${script}// other`, 'br, dcz'],
      ] as const
      for (const [dictionary, encodings] of requests) {
        const response = await get(dictionary, encodings)
        expect([encodings, response.headers.get('Content-Encoding')]).toEqual([encodings, 'br'])
        expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(
          `${script}// new`,
        )
        expect(response.headers.get('Use-As-Dictionary')).toBe('match="/assets/words-*.js"')
        expect(response.headers.get('Vary')).toBe('Accept-Encoding, Available-Dictionary')
      }
    })

    test('NAV-19: sends a browser that has the frame any other script without what both have in common', async () => {
      const kept = await ask(site, '/assets/frame-33333333.js')
      expect(kept.headers.get('Use-As-Dictionary')).toBe('match="/assets/*.js"')
      const response = await get(frame, 'gzip, br, dcz')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get('Content-Encoding')).toBe('dcz')
      expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
      expect(bytes.subarray(8, 40)).toEqual(digestOf(frame))
      const text = zstdDecompressSync(bytes.subarray(40), { dictionary: Buffer.from(frame) }).toString()
      expect(text).toBe(`${script}// new`)
    })

    test('NAV-19: sends a file that no dictionary makes smaller as it is, and no other kind of file with the frame', async () => {
      const tiny = await get(frame, 'br, dcz', '/assets/tiny-22222222.js')
      expect([tiny.headers.get('Content-Encoding'), await tiny.text()]).toEqual([null, '// two words'])
      const texts = await get(frame, 'br, dcz', '/assets/texts-22222222.json')
      expect(texts.headers.get('Content-Encoding')).toBe('br')
    })

    test('NAV-17: serves the files of the release before to pages that were opened before', async () => {
      expect(await (await ask(site, '/assets/words-11111111.js')).text()).toBe(script)
    })
  })

  test('NAV-12: an unknown path returns the portal’s page with status 404', async () => {
    for (const path of ['/no/such/page', '/vendor', '/vendor/alfa/contract/1/moon']) {
      const response = await ask(site, path, { ...page, 'If-None-Match': '*' })
      expect([path, response.status, await response.text()]).toMatchObject([path, 404, /Portal/])
    }
  })

  test('NAV-1: pages with a product’s name have the platform’s path, which a meta tag tells the portal', async () => {
    const named = portalSite(join(root, 'dist'), {}, { 'housing-services': 'our-services' })
    const response = await ask(named, '/our-services', page)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(
      '<meta name="resident-page-names" content="housing-services=our-services" />',
    )
    expect((await ask(site, '/our-services', page)).status).toBe(404)
  })

  test('CRD-1: the portal’s page may embed the payment provider’s card fields, and no other page', async () => {
    const { headers } = await ask(
      portalSite(join(root, 'dist'), { frames: ['https://pay.example'] }),
      '/',
      page,
    )
    const frames = headers.get('Content-Security-Policy')?.match(/frame-src[^;]*/g)
    expect(frames).toEqual(['frame-src https://pay.example'])
  })

  test('NAV-1: the portal’s page runs scripts of its own origin only, with Trusted Types, and cannot be framed', async () => {
    const { headers } = await ask(site, '/', page)
    expect(headers.get('Content-Security-Policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types resident-formats resident-offline',
    ])
  })

  test('names and allows an origin for error reports only if one is configured', async () => {
    const reports = 'https://key@reports.example/1'
    const response = await ask(portalSite(join(root, 'dist'), { reports }), '/', page)
    expect(await response.text()).toContain(`<meta name="resident-reports" content="${reports}" />`)
    expect(response.headers.get('Content-Security-Policy')).toContain(
      "connect-src 'self' https://reports.example;",
    )
    expect(await (await ask(site, '/', page)).text()).not.toContain('resident-reports')
  })

  test('NAV-14: a missing script does not return the portal’s page', async () => {
    const response = await ask(site, '/assets/gone-9z.js', { Accept: '*/*' })
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ])
  })

  test('NAV-14: hashed files are cached for a year, others for an hour', async () => {
    expect((await ask(site, '/assets/app-1a2b3c.js')).headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await ask(site, '/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600')
  })

  test('NAV-14: a file with a matching ETag returns 304', async () => {
    const first = await ask(site, '/assets/app-1a2b3c.js')
    const tag = first.headers.get('ETag') ?? ''
    expect((await ask(site, '/assets/app-1a2b3c.js', { 'If-None-Match': tag })).status).toBe(304)
    writeFileSync(join(root, 'dist/portal/favicon.svg'), '<svg id="new"/>')
    expect(await (await ask(site, '/favicon.svg')).text()).toBe('<svg id="new"/>')
  })

  test('NAV-14: texts are compressed: precompressed by the build, or at first request', async () => {
    const bytesOf = async (path: string) => {
      const response = await ask(site, path, { 'Accept-Encoding': 'gzip, br' })
      expect(response.headers.get('Content-Encoding')).toBe('br')
      expect(response.headers.get('Vary')).toBe('Accept-Encoding, Available-Dictionary')
      return brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()
    }
    expect(await bytesOf('/assets/made.js')).toBe('// the twin of the build')
    expect(await bytesOf('/assets/app-1a2b3c.js')).toBe(script)
    const plain = await ask(site, '/assets/app-1a2b3c.js')
    expect([plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([null, script])
  })

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/assets/%2e%2e%5c%2e%2e%5c..%5csecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/%00/secret.txt',
    '/secret.txt%00.js',
    '/%E0%A4%A',
    '/linked.txt',
    '/.hidden.js',
    '/assets/made.js.br',
    '/data.unknown',
    '/embed/../../secret.txt',
    '/embed/%2e%2e/portal/favicon.svg',
    '/embed/',
    '/assets',
  ])('ERR-1: %s returns 404', async path => {
    const response = await ask(site, path)
    expect([response.status, await response.text()]).toEqual([404, 'There is no such file.\n'])
  })

  test('ERR-1: files accept reading methods only', async () => {
    const response = await site(new Request('http://localhost:8080/', { method: 'POST', body: 'x' }))
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('ERR-1: without a build the response says what to do', async () => {
    const response = await ask(portalSite(join(root, 'nowhere')), '/', page)
    expect([response.status, await response.text()]).toEqual([
      503,
      'The portal is not built yet. Run: npm run build\n',
    ])
  })

  test('API-1: pages of any origin may load the elements; only the loader is mutable', async () => {
    const loader = await ask(site, '/embed/loader.js')
    const part = await ask(site, '/embed/0.1.0-abc/login.js')
    for (const { headers } of [loader, part, await ask(site, '/embed/gone.js')]) {
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    }
    expect(loader.headers.get('Cache-Control')).toBe('public, max-age=300')
    expect(loader.headers.get('ETag')).toMatch(/^"[\w-]{22}"$/)
    expect(part.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })
})

describe('The loader', () => {
  test('EMB-12: without type="module" is a script that says so and imports the module, which no cache mixes up', async () => {
    const site = portalSite(join(root, 'dist'))
    const fetched = (mode: string) =>
      ask(site, '/embed/loader.js', { 'Sec-Fetch-Dest': 'script', 'Sec-Fetch-Mode': mode })
    const classic = await fetched('no-cors')
    expect(await classic.text()).toMatch(
      /RW-MODULE.*type="module"[\s\S]*import\(document\.currentScript\.src\)/,
    )
    expect(classic.headers.get('Cache-Control')).toBe('no-store')
    const asModule = await fetched('cors')
    expect(await asModule.text()).not.toContain('RW-MODULE')
    for (const { headers } of [classic, asModule]) expect(headers.get('Vary')).toContain('Sec-Fetch-Mode')
  })
})

describe('The example pages', () => {
  const site = hostsSite(join(root, 'hosts'), 'https://portal.example')

  test('API-1: contain the portal’s URL and a policy that allows no other origin', async () => {
    const response = await ask(site, '/vendor-site/')
    expect(await response.text()).toBe(
      '<script type="module" src="https://portal.example/embed/loader.js"></script>',
    )
    expect(response.headers.get('Content-Security-Policy')).toContain(
      "default-src 'none'; script-src https://portal.example; style-src 'self' https://portal.example; connect-src https://portal.example; img-src 'self' https://portal.example",
    )
  })

  test('API-1: paths of examples end with a slash, and the root redirects to the first example', async () => {
    const bare = await ask(site, '/')
    expect([bare.status, bare.headers.get('Location')]).toEqual([302, 'http://localhost:8080/vendor-site/'])
    const folder = await ask(site, '/vendor-site')
    expect([folder.status, folder.headers.get('Location')]).toEqual([
      301,
      'http://localhost:8080/vendor-site/',
    ])
    expect((await ask(site, '/vendor-site/site.css')).headers.get('Content-Type')).toBe(
      'text/css; charset=utf-8',
    )
  })

  test('CRD-1: an order’s page contains the payment session of the partner’s server and is not cached', async () => {
    const shop = hostsSite(join(root, 'hosts'), 'https://portal.example', {
      sessionOf: async order => {
        if (order === 'SP-9999') throw new Error('The API is down.')
        return `session-of-${order}`
      },
    })
    const page = await ask(shop, '/partner/order/?nr=SP-2041')
    expect(await page.text()).toBe('SP-2041 session-of-SP-2041 https://portal.example {{OTHER}}')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    for (const query of ['', '?nr=', '?nr=<b>1</b>', '?nr=SP-1'])
      expect([query, (await ask(shop, `/partner/order/${query}`)).status]).toEqual([query, 404])
    expect((await ask(shop, '/partner/order/?nr=SP-9999')).status).toBe(503)
    expect((await ask(site, '/partner/order/?nr=SP-2041')).status).toBe(404)
  })

  test.each([
    '/embed/loader.ts',
    '/portal/',
    '/vendor-site/../embed/loader.ts',
    '/vendor-site/gone.html',
    '/x',
  ])('ERR-1: %s returns 404', async path => {
    expect((await ask(site, path)).status).toBe(404)
  })
})
