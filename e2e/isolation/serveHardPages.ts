import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { portalAddress } from '../support/addresses.ts'
import { addMeasure } from './addMeasure.ts'
import {
  dresses,
  dressPath,
  elements,
  type HardPage,
  hardPages,
  lacksLibrary,
  layoutPage,
  pagePolicy,
  twoBuilds,
  withoutTypes,
} from './hardPages.ts'
import { loadingPages } from './loadingPages.ts'
import { builtVersion, olderBuild } from './olderBuild.ts'
import { systemPages } from './systemPages.ts'
import { watchPage } from './watchPage.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** Version name of the older of two builds on a page. */
const older = '0.0.1-0a1b2c3d'

/** Excludes the page's changes to its body from the comparison: elements are in a container of their own. */
const box = `#place {
  all: initial !important; display: block !important; position: absolute !important;
  inline-size: 640px !important; left: 0 !important; top: 0 !important;
}`

/** Every second element is of this build, the others of the older one, whose loader ran first. */
const takeBoth = (portal: string) => `
  const all = ${JSON.stringify(elements)}
  const place = document.getElementById('place')
  const isPresent = (_, index) => index % 2 === 0
  await Promise.all(all.filter(isPresent).map(async tag => {
    const { define } = await import('${portal}/embed/${builtVersion()}/' + tag.slice('resident-'.length) + '.js')
    await define()
  }))
  place.append(...all.map(tag => document.createElement(tag)))
`

/** Adds the loader as tag managers do. */
const insertLoader = (portal: string) => `
  const script = Object.assign(document.createElement('script'), { type: 'module', src: '${portal}/embed/loader.js' })
  Object.assign(script.dataset, { vendor: 'alfa', locale: 'en', api: '${portal}' })
  document.head.append(script)
`

const loader = (origin: string, portal: string) =>
  `<script type="module" src="${origin}/loader.js" data-vendor="alfa" data-locale="en" data-api="${portal}"></script>`

/** Two builds of two parties: the older one without a suffix, the present one with "b". */
const htmlOfTwoBuilds = (address: string, portal: string) => `<!doctype html><html lang="en"><head>
  <meta charset="utf-8"><title>A page of two parties</title><link rel="icon" href="${address}/icon.svg">
  <script src="${address}/script/watch.js"></script></head><body><div id="place">${twoBuilds.tags
    .map(tag => `<${tag}></${tag}>`)
    .join('')}</div>${loader(`${address}/older`, portal)}
  <script type="module" src="${portal}/embed/loader.js" data-vendor="beta" data-api="${portal}" data-tag-suffix="b"></script>
  </body></html>`

/** A plain page with this content. */
const htmlOfPlain = (
  address: string,
  body: string,
  head: string,
) => `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">
  <meta name="viewport" content="width=device-width"><title>A page of others</title>
  <link rel="icon" href="${address}/icon.svg">${head}</head><body>${body}</body></html>`

const textOf = (of: { readonly file: string } | { readonly text: string }) =>
  'file' in of ? readFileSync(of.file, 'utf8') : of.text

function htmlOf(page: HardPage, address: string, portal: string): string {
  const { doctype = '<!doctype html>', html = 'lang="en"', head = '', scripts = {} } = page
  const dressed = Object.keys(dresses).map(
    name =>
      `<link rel="stylesheet" href="${address}${dressPath(name)}" media="not all" data-dress="${name}">`,
  )
  const own = [...Object.keys(scripts), 'watch'].map(
    name => `<script src="${address}/script/${name}.js"></script>`,
  )
  const present = page.isInserted
    ? `<script src="${address}/script/insert.js"></script>`
    : loader(`${portal}/embed`, portal)
  return `${doctype}<html ${html}><head><meta charset="utf-8">${head}<title>A page that is hard on elements</title>
    <link rel="icon" href="${address}/icon.svg"><link rel="stylesheet" href="${address}/box.css">
    ${dressed.join('')}${own.join('')}</head><body><div id="place">${
      page.isTwice ? '' : elements.map(tag => `<${tag}></${tag}>`).join('')
    }</div>${
      page.isTwice
        ? `${loader(`${address}/older`, portal)}${present}<script type="module" src="${address}/script/both.js"></script>`
        : present
    }</body></html>`
}

export interface ServedPages {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Serves the pages from an origin of their own, which the server's allow-list gets at its start. */
export async function serveHardPages(): Promise<ServedPages> {
  let builtBefore: ReadonlyMap<string, string> | undefined
  const pages: readonly HardPage[] = Object.values(hardPages)
  const texts = new Map<string, string>([
    ['/box.css', box],
    ['/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['/script/watch.js', `(${watchPage})()`],
    ['/script/measure.js', `(${addMeasure})()`],
    ...Object.values(loadingPages).map(
      ({ script }, index) => [`/script/loading-${index}.js`, `${script};`] as const,
    ),
    ...Object.values(systemPages).map(({ css }, index) => [`/system/${index}.css`, css] as const),
    ...Object.entries(dresses).map(([name, dress]) => [dressPath(name), textOf(dress)] as const),
    ...pages.flatMap(({ scripts = {} }) =>
      Object.entries(scripts)
        .filter(() => !lacksLibrary({ scripts }))
        .map(([name, script]) => [`/script/${name}.js`, textOf(script)] as const),
    ),
  ])
  const answer = (path: string, address: string): readonly [type: string, text: string, policy?: string] => {
    const portal = portalAddress()
    const [, index] = /^\/page\/(\d+)$/.exec(path) ?? []
    const page = pages[Number(index)]
    if (page) return ['text/html', htmlOf(page, address, portal), pagePolicy(portal, address, page)]
    const policy = pagePolicy(portal, address, {})
    const measured = `<script src="${address}/script/measure.js"></script>`
    if (path === layoutPage.path) {
      const body = `<div id="place"><div>${layoutPage.body}</div></div>`
      return ['text/html', htmlOfPlain(address, body, measured + loader(`${portal}/embed`, portal)), policy]
    }
    const [, at] = /^\/loading\/(\d+)$/.exec(path) ?? []
    const loading = Object.values(loadingPages)[Number(at)]
    if (loading) {
      const src = `${portal}/embed/loader.js`
      const tag =
        loading.loader === undefined
          ? `<template data-src="${src}" data-vendor="alfa"></template>`
          : `<script ${loading.loader} src="${src}" data-src="${src}"></script>`
      const body = `${loading.body}${tag}<script src="${address}/script/loading-${at}.js"></script>`
      return ['text/html', htmlOfPlain(address, body, ''), pagePolicy(portal, address, withoutTypes)]
    }
    const [, system, frame] = /^\/system\/(\d+)(\/frame)?$/.exec(path) ?? []
    const systemPage = Object.values(systemPages)[Number(system)]
    if (systemPage && frame) {
      const framed = htmlOfPlain(
        address,
        `<iframe title="${Object.keys(systemPages)[Number(system)]}" src="/system/${system}" height="900"></iframe>`,
        measured,
      )
      return ['text/html', framed, pagePolicy(portal, address, { policy: ["frame-src 'self'"] })]
    }
    if (systemPage) {
      const head = `<link rel="stylesheet" href="${address}/system/${system}.css">${loader(`${portal}/embed`, portal)}`
      const inFrames = { without: /^frame-ancestors/, policy: ["frame-ancestors 'self'"] }
      return ['text/html', htmlOfPlain(address, systemPage.body, head), pagePolicy(portal, address, inFrames)]
    }
    if (path === twoBuilds.path) return ['text/html', htmlOfTwoBuilds(address, portal), policy]
    const type = types[path.slice(path.lastIndexOf('.'))] ?? 'application/json'
    if (path === '/script/both.js') return [type, takeBoth(portal)]
    if (path === '/script/insert.js') return [type, insertLoader(portal)]
    if (!path.startsWith('/older/')) return [type, texts.get(path) ?? '']
    builtBefore ??= olderBuild(older)
    return [type, builtBefore.get(path.slice('/older/'.length)) ?? '']
  }
  let address = ''
  const server = createServer((request, response) => {
    const [type, text, policy] = answer(request.url ?? '', address)
    response.writeHead(text ? 200 : 404, {
      'Content-Type': `${type}; charset=utf-8`,
      'Access-Control-Allow-Origin': '*',
      ...(policy && { 'Content-Security-Policy': policy }),
    })
    response.end(text)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const bound = server.address()
  address = `http://localhost:${typeof bound === 'object' && bound ? bound.port : 0}`
  return {
    address,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
