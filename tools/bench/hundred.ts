import type { Browser, CDPSession } from 'playwright'
import { type Figure, median, repeat } from './report.ts'
import { onStrangersPages } from './stage.ts'
import { type StoredSignIn, storeSignIn } from './storeSignIn.ts'

const runs = 3
/** Elements of which a page has equal numbers that add up to a hundred. */
const kinds = ['login', 'language', 'contract-switcher', 'bills']

interface Measured {
  /** Milliseconds until all elements have rendered their data, on a page without any of them before. */
  readonly first: number
  /** The same with scripts and data already loaded: the page's own work only. */
  readonly mount: number
  /** Number of resources that were requested more than once. */
  readonly twice: number
  /** Heap size after all elements were removed, relative to the size before they were added. */
  readonly heap: number
  /** Number of listeners, likewise. */
  readonly listeners: number
}

/** Adds a hundred elements and removes them again; returns how long they took to render. */
const fillAndEmpty = (kinds: readonly string[]) =>
  new Promise<number>(resolve => {
    const hosts = Array.from({ length: 100 / kinds.length }).flatMap(() =>
      kinds.map(name => document.createElement(`resident-${name}`)),
    )
    const isDrawn = ({ shadowRoot }: Element) =>
      shadowRoot?.querySelector('.root button') && !shadowRoot.querySelector('[aria-busy="true"]')
    const began = performance.now()
    document.body.append(...hosts)
    const look = () => {
      if (!hosts.every(isDrawn)) return requestAnimationFrame(look)
      const mount = performance.now() - began
      for (const host of hosts) host.remove()
      setTimeout(() => resolve(mount), 200)
    }
    look()
  })

/** Heap and listeners after garbage collection. */
async function memoryOf(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners') }
}

async function measureOnce(browser: Browser, signIn: StoredSignIn, address: string): Promise<Measured> {
  const page = await browser.newPage({ storageState: signIn })
  const requests: string[] = []
  page.on('request', request => requests.push(`${request.method()} ${request.url()}`))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(address)
  const first = await page.evaluate(fillAndEmpty, kinds)
  const twice = requests.length - new Set(requests).size
  // Scripts have allocated by now what all elements share.
  const before = await memoryOf(devtools)
  const mount = await page.evaluate(fillAndEmpty, kinds)
  const after = await memoryOf(devtools)
  await page.context().close()
  return {
    first,
    mount,
    twice,
    heap: after.heap / before.heap,
    listeners: after.listeners / before.listeners,
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** A hundred elements on one page: time to render, and memory that remains after removal. */
export const measureHundred = (): Promise<Figure[]> =>
  onStrangersPages(async (browser, pageWith) => {
    const signIn = await storeSignIn(browser, pageWith('<resident-login></resident-login>'))
    const all = await repeat(runs, () => measureOnce(browser, signIn, pageWith('')))
    const of = (key: keyof Measured) => median(all.map(measured => measured[key]))
    return [
      { name: 'until all are drawn', median: `${of('mount').toFixed(0)} ms`, runs, beside: 'under 500 ms' },
      {
        name: 'likewise, with scripts and data to fetch',
        median: `${of('first').toFixed(0)} ms`,
        runs,
        beside: '',
      },
      { name: 'requests made twice', median: String(of('twice')), runs, beside: 'none' },
      { name: 'heap after they went', median: percent(of('heap')), runs, beside: 'at most 105 %' },
      { name: 'listeners after they went', median: percent(of('listeners')), runs, beside: 'at most 105 %' },
    ]
  })
