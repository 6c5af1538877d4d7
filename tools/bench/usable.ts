import type { Browser } from 'playwright'
import { type Figure, inRoundRobin, median, times } from './report.ts'
import { slowPhone } from './slowPhone.ts'
import { onStrangersPages } from './stage.ts'
import { storeSignIn } from './storeSignIn.ts'
import { floors, withFloors } from './withFloors.ts'

const rounds = 5

/** What a page is compared with, and at most how many times as late it may be usable. */
type Limit = readonly [floor: 'form' | 'preact', most: number]

interface Subject {
  readonly name: string
  readonly address: string
  /** Tag of the element that is awaited; undefined for a floor page. */
  readonly tag?: string
  readonly isPersonal?: boolean
  readonly limit?: Limit
}

/** Runs in the page: when a form has a field, or an element its data; 0 before. */
const usableAt = (tag: string | undefined) => {
  const host = tag === undefined ? document : document.querySelector(tag)
  const root = host instanceof Element ? host.shadowRoot : host
  // Password fields are in the light DOM, where password managers look.
  const field = root?.querySelector('input') ?? host?.querySelector('input')
  const isDrawn =
    tag === undefined
      ? root?.querySelector('h1')
      : root?.querySelector('.card') && !root.querySelector('[aria-busy="true"]')
  return field?.checkVisibility() || isDrawn ? performance.now() : 0
}

/** Milliseconds from navigation until a page can be used. */
async function timeUsable(
  browser: Browser,
  { address, tag, isPersonal }: Subject,
  signIn: Awaited<ReturnType<typeof storeSignIn>>,
): Promise<number> {
  const context = await browser.newContext(isPersonal ? { storageState: signIn } : {})
  const page = await context.newPage()
  await slowPhone(await context.newCDPSession(page))
  await page.goto(address, { waitUntil: 'commit' })
  const time = await page.waitForFunction(usableAt, tag)
  const milliseconds = await time.jsonValue()
  await context.close()
  return milliseconds
}

const login = '<resident-login></resident-login>'

/** Time on a slow phone until forms and elements can be used, beside pages that do next to nothing. */
export const measureUsable = (): Promise<Figure[]> =>
  onStrangersPages(
    (browser, pageWith, portal) =>
      withFloors(async () => {
        const signIn = await storeSignIn(browser, pageWith(login))
        const element = (name: string, limit: Limit, attributes = ''): Subject => ({
          name: `resident-${name}`,
          address: pageWith(`<resident-${name}${attributes}></resident-${name}>`),
          tag: `resident-${name}`,
          isPersonal: attributes !== '',
          limit,
        })
        const subjects: readonly Subject[] = [
          ...Object.values(floors).map(({ name, path }) => ({ name, address: portal + path })),
          {
            name: 'sign-in of the portal',
            address: `${portal}/login`,
            tag: 'resident-login',
            limit: ['form', 1.2],
          },
          {
            name: 'sign-in in a frame',
            address: `${portal}/embed/frame/login?vendor=alfa`,
            tag: 'resident-login',
            limit: ['form', 1.2],
          },
          element('login', ['preact', 1.5]),
          element('card-payment', ['preact', 1.8]),
          element('client-form', ['preact', 1.8]),
          element('bills', ['preact', 2.4], ' contract="1"'),
          element('meters', ['preact', 2.4], ' contract="1"'),
        ]
        const medians = (await inRoundRobin(subjects, rounds, each => timeUsable(browser, each, signIn))).map(
          median,
        )
        return subjects.map(({ name, limit }, at) => {
          const milliseconds = medians[at] ?? Number.NaN
          const floor = limit && floors[limit[0]].name
          const floorTime = medians[subjects.findIndex(subject => subject.name === floor)] ?? Number.NaN
          return {
            name,
            median: `${(milliseconds / 1000).toFixed(2)} s`,
            runs: rounds,
            beside: limit
              ? `${times(milliseconds, floorTime)} the ${floor} (at most ${limit[1]})`
              : 'a floor',
          }
        })
      }),
    { CHECK_ANSWERS: 'off' },
  )
