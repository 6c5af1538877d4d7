import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hostPolicy } from '../src/rules/hostPolicy.ts'
import { portalAddress } from './support/addresses.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

/** What hangs in a corner of the window has no place in the page that could be compared. */
const floating = ['help-desk-button', 'live-chat', 'toasts']
const names = readdirSync('widgets').filter(name => !floating.includes(name) && name !== 'doctor')
const body = names.map(name => `<resident-${name}></resident-${name}>`).join('')
const loader = 'data-vendor="alfa"'

/** Styles and scripts of the page's own, which stands in for somebody's careless site. */
const careless = () =>
  hostPolicy(portalAddress())
    .filter(directive => !/^(style-src|script-src|require-trusted|trusted-types|base-uri)/.test(directive))
    .concat("style-src 'unsafe-inline'", `script-src ${portalAddress()} 'unsafe-inline'`)
    .join('; ')

interface HardPage {
  readonly head?: string
  readonly html?: string
  readonly doctype?: string
  /** Pixels that something may be off. */
  readonly tolerance?: number
}

const pages = {
  'a page that unsets everything': {
    head: '<style>* { all: unset !important } script, style, head, title { display: none !important }</style>',
  },
  'a page with loud styles of its own': {
    head: `<style>
      * { box-sizing: content-box !important; letter-spacing: 4px !important; text-transform: uppercase !important }
      html { font-size: 8px } body { line-height: 3; text-align: center; direction: rtl }
      button, input, h2, p, a { color: red !important; background: lime !important; float: left !important }
    </style>`,
  },
  // Lines of a page without a doctype may be a pixel or two lower.
  'a page in quirks mode': { doctype: '', tolerance: 3 },
  'a page with another base': { head: '<base href="https://elsewhere.example/deep/">' },
  'a page that reads from right to left': { html: 'lang="ar" dir="rtl"' },
  'a page whose library changes what is built in': {
    head: `<script>
      Array.prototype.each = Array.prototype.forEach
      const from = Array.from
      Array.from = (...all) => from.apply(Array, all)
      String.prototype.strip = String.prototype.trim
      Element.prototype.show = function () { this.style.display = '' }
      window.$ = id => document.getElementById(id)
      window.React = {}; window.process = { env: {} }; window.module = { exports: {} }; window.define = () => {}
    </script>`,
  },
}

/** The shape of each element: where its parts stand, what they say, and how they are dressed. */
const shapes = (page: Page) =>
  page.evaluate(() => {
    const shapeOf = (host: Element) => {
      const root = host.shadowRoot?.querySelector('.root')
      if (!root) return []
      const { left, top } = root.getBoundingClientRect()
      return (
        [root, ...root.querySelectorAll('*')]
          // What draws nothing has no shape.
          .filter(element => element.checkVisibility() && element.clientWidth * element.clientHeight > 0)
          .map(element => {
            const box = element.getBoundingClientRect()
            const style = getComputedStyle(element)
            const at = [box.left - left, box.top - top, box.height].map(Math.round)
            const dress = [
              style.color,
              style.backgroundColor,
              style.fontSize,
              style.textAlign,
              style.letterSpacing,
            ]
            return { at, look: `${element.localName} ${dress.join(' ')}` }
          })
      )
    }
    return Object.fromEntries(
      [...document.querySelectorAll('*')]
        .filter(({ localName }) => localName.startsWith('resident-'))
        .map(host => [host.localName, shapeOf(host)]),
    )
  })

type Shape = Awaited<ReturnType<typeof shapes>>[string]

/** What is not where it is on a clean page, or not dressed as there. */
const differences = (clean: Shape, shape: Shape, tolerance: number) =>
  clean.flatMap(({ at, look }, index) => {
    const other = shape[index]
    const moved = at.some((pixels, side) => Math.abs(pixels - (other?.at[side] ?? Infinity)) > tolerance)
    return moved || other?.look !== look ? [`${look} ${at} is ${other?.look} ${other?.at}`] : []
  })

/** Waits until everything on the page is drawn, and nothing waits for an answer. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Elements stand in a box of their own, so that what the page does to its body is not compared. */
const framed = `<div style="all: initial !important; display: block !important; width: 640px !important; position: absolute !important; left: 0 !important; top: 0 !important">${body}</div>`

test('every element looks the same on a clean page and on those that are hard on it', async ({
  page,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/Content Security Policy/)
  await openScratchPage(page, { body: '<resident-login></resident-login>', loader })
  await signIn(page, 'single@example.com')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await openScratchPage(page, { body: framed, loader, policy: careless() })
  await settle(page)
  const clean = await shapes(page)
  expect(Object.keys(clean)).toHaveLength(names.length)
  for (const [name, { tolerance = 0, ...options }] of Object.entries<HardPage>(pages)) {
    await openScratchPage(page, { body: framed, loader, policy: careless(), ...options })
    await settle(page)
    const hard = await shapes(page)
    for (const [tag, shape] of Object.entries(clean))
      expect.soft(differences(shape, hard[tag] ?? [], tolerance), `${tag} on ${name}`).toEqual([])
  }
})

test('a library that changes what is built in does not keep a person from signing in and seeing the bill', async ({
  page,
}) => {
  const { head } = pages['a page whose library changes what is built in']
  await openScratchPage(page, {
    head,
    policy: careless(),
    loader,
    body: '<resident-login></resident-login><resident-bills view="latest"></resident-bills>',
  })
  await signIn(page, 'single@example.com')
  await expect(page.locator('resident-bills').getByText(/€/).first()).toBeVisible()
})

test('elements leave no global behind but their own two, and nothing in the page when they are taken away', async ({
  page,
}) => {
  await openScratchPage(page, { body: '<div id="place"></div>' })
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window).sort())
  const before = await globals()
  await page.evaluate(
    html => {
      for (const tag of html) document.getElementById('place')?.append(document.createElement(tag))
    },
    names.map(name => `resident-${name}`),
  )
  await settle(page)
  expect(await globals()).toEqual(before)
  const symbols = await page.evaluate(() =>
    Object.getOwnPropertySymbols(window).map(symbol => symbol.description ?? ''),
  )
  expect(symbols.filter(name => name.startsWith('resident'))).toEqual([
    'resident-widgets.loader',
    'resident-widgets',
  ])
  await page.evaluate(() => document.getElementById('place')?.replaceChildren())
  await expect(page.locator('body > :not(main, script)')).toHaveCount(0)
})

test('two hundred elements ask for each thing once, and when they go the page has no more listeners and nodes than before', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.method()} ${request.url()}`))
  await openScratchPage(page, { body: '<div id="place"></div>', loader })
  const devtools = await page.context().newCDPSession(page)
  const counters = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return devtools.send('Memory.getDOMCounters')
  }
  const fill = async () => {
    await page.evaluate(() => {
      for (let count = 0; count < 100; count += 1)
        for (const name of ['login', 'language'])
          document.getElementById('place')?.append(document.createElement(`resident-${name}`))
    })
    await expect(
      page.locator('resident-login').getByRole('button', { name: 'Sign in', exact: true }),
    ).toHaveCount(100)
    await settle(page)
    await page.evaluate(() => document.getElementById('place')?.replaceChildren())
  }
  await fill()
  const twice = asked.filter((one, at) => asked.indexOf(one) !== at && !one.endsWith('/scratch/'))
  expect(twice).toEqual([])
  const before = await counters()
  await fill()
  await expect(async () => {
    const after = await counters()
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners * 1.05)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.05)
  }).toPass()
})
