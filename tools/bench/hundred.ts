import type { Browser, CDPSession } from 'playwright'
import { type KeptSignIn, keepSignIn } from './keepSignIn.ts'
import { type Figure, median, repeat } from './report.ts'
import { onStrangersPages } from './stage.ts'

const runs = 3
/** Kinds of which a page has as many of each as make a hundred. */
const kinds = ['login', 'language', 'contract-switcher', 'bills']

interface Measured {
  /** Milliseconds until all are drawn with what they show, on a page that has had none of them. */
  readonly first: number
  /** The same where their scripts and data are there: the page's own work alone. */
  readonly mount: number
  /** What was asked for more than once. */
  readonly twice: number
  /** Bytes of the heap after all elements went, as a share of those before they came. */
  readonly heap: number
  /** Listeners likewise. */
  readonly listeners: number
}

/** Puts a hundred elements in, and takes them away again; answers how long they took to be there. */
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

/** What is held after everything that can go has gone. */
async function held(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners') }
}

async function measureOnce(browser: Browser, kept: KeptSignIn, address: string): Promise<Measured> {
  const page = await browser.newPage({ storageState: kept })
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.method()} ${request.url()}`))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(address)
  const first = await page.evaluate(fillAndEmpty, kinds)
  const twice = asked.length - new Set(asked).size
  // What scripts hold once for all elements is there from here on.
  const before = await held(devtools)
  const mount = await page.evaluate(fillAndEmpty, kinds)
  const after = await held(devtools)
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

/** A hundred elements on one page: how soon they are there, and what is left of them when they go. */
export const measureHundred = (): Promise<Figure[]> =>
  onStrangersPages(async (browser, pageWith) => {
    const kept = await keepSignIn(browser, pageWith('<resident-login></resident-login>'))
    const all = await repeat(runs, () => measureOnce(browser, kept, pageWith('')))
    const of = (key: keyof Measured) => median(all.map(measured => measured[key]))
    return [
      { what: 'until all are drawn', median: `${of('mount').toFixed(0)} ms`, runs, beside: 'under 500 ms' },
      {
        what: 'likewise, with scripts and data to fetch',
        median: `${of('first').toFixed(0)} ms`,
        runs,
        beside: '',
      },
      { what: 'requests made twice', median: String(of('twice')), runs, beside: 'none' },
      { what: 'heap after they went', median: percent(of('heap')), runs, beside: 'at most 105 %' },
      { what: 'listeners after they went', median: percent(of('listeners')), runs, beside: 'at most 105 %' },
    ]
  })
