import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { describeElements } from '../../../../build/derived/describeElements.ts'
import { elementList } from '../../../../build/derived/elementList.ts'
import { readDeclarations } from '../../../../build/derived/readDeclarations.ts'
import { frameSite } from '../../../../server/web/frame/frameSite.ts'
import { temporaryFolder } from '../../../support/startMain.ts'

const { path: embed, remove } = temporaryFolder()
afterAll(remove)
const list = elementList(describeElements(await readDeclarations(), [], '1.2.3'))
writeFileSync(join(embed, 'elements.json'), JSON.stringify(list))

const portal = 'https://portal.example'
const ofAlfa = 'https://www.alfa.example'
const ofBeta = 'https://beta.example'
const ofOperator = 'https://operator.example'
const site = frameSite({
  embed,
  portal,
  allowedOrigins: [ofOperator],
  vendors: async () =>
    new Map([
      ['alfa', { title: 'Alfa & namai', origins: [ofAlfa] }],
      ['beta', { title: 'Beta', origins: [ofBeta] }],
    ]),
  frames: ['https://pay.example'],
})

async function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await site(new Request(portal + path, { headers }))
  if (!answer) throw new Error(`${path} is not served here`)
  return answer
}

const ancestorsOf = ({ headers }: Response) =>
  /frame-ancestors ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1]?.split(' ')

describe('the page of an element in an iframe', () => {
  it('API-1: contains the element with the attributes of the URL, in its language, under a strict policy', async () => {
    const answer = await ask('/embed/frame/bills?vendor=alfa&locale=lt&view=latest&payment=x', {
      Referer: `${ofAlfa}/x`,
    })
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(text).toContain(
      `<resident-bills vendor="alfa" locale="lt" view="latest"><a href="${portal}/vendor/alfa">Atverti gyventojų savitarnoje</a></resident-bills>`,
    )
    expect(text).toContain('data-vendor="alfa" data-locale="lt"')
    expect(text).toContain('<html lang="lt">')
    expect(text).toContain('<title>Alfa &amp; namai</title>')
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src https://pay.example; base-uri 'none'; form-action 'self'; " +
        `frame-ancestors 'self' ${ofOperator} ${ofAlfa}; require-trusted-types-for 'script'; trusted-types 'none'`,
    )
    expect(answer.headers.get('Vary')).toBe('Referer, Sec-Fetch-Dest, Accept-Language')
  })

  it('API-1: may be embedded by its vendor’s sites only, and without a vendor by the requesting site', async () => {
    expect(ancestorsOf(await ask('/embed/frame/bills?vendor=beta'))).toEqual(["'self'", ofOperator, ofBeta])
    expect(ancestorsOf(await ask('/embed/frame/bills'))).toEqual(["'self'", ofOperator])
    expect(ancestorsOf(await ask('/embed/frame/bills', { Referer: `${ofAlfa}/` }))).toEqual([
      "'self'",
      ofOperator,
      ofAlfa,
    ])
  })

  it.each([
    ['bils', '', 404, 'There is no element bils. Did you mean bills?'],
    ['weather', '', 404, 'There is no element weather. There are: '],
    ['bills', 'vendor=alpha', 404, 'There is no vendor alpha. There are: alfa, beta.'],
    ['bills', 'veiw=latest', 400, 'bills has no attribute veiw. Did you mean view?'],
    [
      'bills',
      'onload=x',
      400,
      'bills has no attribute onload. It has: locale, theme, font, vendor, contract, view.',
    ],
    ['bills', 'view=newest', 400, 'bills does not accept view=newest. It accepts: all, latest.'],
    ['bills', 'contract=1%0A', 400, 'bills does not accept contract=1'],
    ['card-payment', 'session=aaaaaaaaaaaa', 400, 'session can’t be set in the address of a frame.'],
    ['card-payment', 'reference=%22%3E%3Cscript%3E%0A', 400, 'reference=&quot;&gt;&lt;script&gt;'],
    ['%3Cb%3E', '', 404, 'There is no element %3Cb%3E.'],
  ])('API-1: /embed/frame/%s?%s shows what to do instead', async (name, query, status, sentence) => {
    const answer = await ask(`/embed/frame/${name}?${query}`, { Referer: 'https://anybody.example/' })
    const text = await answer.text()
    expect([answer.status, text]).toEqual([status, expect.stringContaining(sentence)])
    expect(text).not.toContain('<resident-')
    expect(text).not.toContain('loader.js')
    expect(ancestorsOf(answer)).toEqual(["'self'", '*'])
  })

  it('API-1: shows a site that is not listed what to do, in the visitor’s language', async () => {
    for (const path of ['/embed/frame/bills?vendor=alfa', '/embed/frame/card-payment?vendor=alfa']) {
      const answer = await ask(path, {
        Referer: `${ofBeta}/page`,
        'Sec-Fetch-Dest': 'iframe',
        'Accept-Language': 'ru',
      })
      const text = await answer.text()
      expect([answer.status, text]).toEqual([403, expect.stringContaining(`${ofBeta} нет среди сайтов`)])
      expect(text).not.toContain('<resident-')
    }
  })

  it('CRD-1: renders for top-level visits by link or back from a bank', async () => {
    for (const dest of [{ 'Sec-Fetch-Dest': 'document' }, {}]) {
      const answer = await ask('/embed/frame/card-payment?vendor=alfa', {
        Referer: 'https://bank.example/',
        ...dest,
      })
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining('<resident-card-payment'),
      ])
      expect(ancestorsOf(answer)).not.toContain('https://bank.example')
    }
  })

  it('API-1: escapes the values of attributes', async () => {
    const text = await (await ask('/embed/frame/card-payment?reference=%22%3E%3Cscript%3Ealert(1)')).text()
    expect(text).toContain('<resident-card-payment reference="&quot;&gt;&lt;script&gt;alert(1)">')
  })

  it('ERR-1: accepts reading methods only, and returns undefined for other paths', async () => {
    expect((await site(new Request(`${portal}/embed/frame/bills`, { method: 'POST' })))?.status).toBe(405)
    expect(site(new Request(`${portal}/embed/frame.js`))).toBeUndefined()
    expect(site(new Request(`${portal}/embed/loader.js`))).toBeUndefined()
  })
})

describe('oEmbed', () => {
  const open = `${portal}/embed/frame/card-payment?vendor=alfa&locale=lt`
  const about = (url: string, more = '') => ask(`/oembed?url=${encodeURIComponent(url)}${more}`)

  it('API-1: describes a public element by the specification, and its page links to the description', async () => {
    const answer = await about(open)
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await answer.json()).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Alfa & namai',
      provider_name: 'Resident Widgets',
      provider_url: `${portal}/`,
      cache_age: 3600,
      html: `<iframe src="${portal}/embed/frame/card-payment?vendor=alfa&amp;locale=lt" title="Alfa &amp; namai" width="640" height="480" frameborder="0" referrerpolicy="strict-origin" allow="clipboard-write"></iframe>`,
      width: 640,
      height: 480,
    })
    const page = await (await ask(open.slice(portal.length))).text()
    const [, address = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? []
    const linked = await ask(address.replaceAll('&amp;', '&').slice(portal.length))
    expect(await linked.json()).toMatchObject({ type: 'rich', title: 'Alfa & namai' })
    expect(await (await ask('/embed/frame/bills')).text()).not.toContain('oembed')
  })

  it('API-1: respects the maximum size, and responds in XML on request', async () => {
    const answer = await about(open, '&format=xml&maxwidth=300&maxheight=200')
    expect(answer.headers.get('Content-Type')).toBe('text/xml; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain('<width>300</width><height>200</height>')
    expect(text).toContain('&lt;iframe src=&quot;')
    expect(text).toContain('width=&quot;300&quot; height=&quot;200&quot;')
    expect(await (await about(open, '&maxwidth=9000')).json()).toMatchObject({ width: 640 })
  })

  it.each([
    [501, open, '&format=yaml'],
    [400, open, '&maxwidth=wide'],
    [401, `${portal}/embed/frame/bills`, ''],
    [404, `${portal}/embed/frame/bils`, ''],
    [404, `${portal}/embed/frame/card-payment?vendor=alpha`, ''],
    [404, `${portal}/login`, ''],
    [404, 'https://elsewhere.example/embed/frame/card-payment', ''],
    [404, 'card-payment', ''],
    [404, '', ''],
  ])('API-1: returns %i for %s%s', async (status, url, more) => {
    expect((await about(url, more)).status).toBe(status)
  })
})
