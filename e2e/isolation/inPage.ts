// Functions that run in the page, in any browser. Each stands alone: only its text is sent there.
import type { Watched } from './watchPage.ts'

/** One box of an element: where it stands in it, and how it is dressed. */
export interface Box {
  readonly tag: string
  readonly at: readonly number[]
  /** Values of the properties that are looked at. */
  readonly look: readonly string[]
}

/** Every element's boxes, by its tag, and what it still waits for. */
export interface Looks {
  readonly boxes: Readonly<Record<string, readonly Box[]>>
  readonly waiting: readonly string[]
}

/**
 * The shape of each element: where its parts stand, and how they and what it keeps in the page are dressed.
 * @param floating tags of elements that hang in a corner of the window: as all that does, they have no place in the page
 */
export function looksOf(floating: readonly string[]): Looks {
  const properties = [
    'color',
    'backgroundColor',
    'borderTopColor',
    'borderTopWidth',
    'borderTopLeftRadius',
    'fontFamily',
    'fontSize',
    'fontWeight',
    'lineHeight',
    'textAlign',
    'textTransform',
    'letterSpacing',
    'wordSpacing',
    'direction',
    'cursor',
    'opacity',
  ] as const
  const waiting: string[] = []
  // Elements stand in the portal as well.
  const isBusy = (root: Element): boolean =>
    root.querySelector('[aria-busy="true"]') !== null ||
    [...root.querySelectorAll('*')].some(({ shadowRoot }) =>
      [...(shadowRoot?.children ?? [])].some(child => isBusy(child)),
    )
  const boxesOf = (host: Element) => {
    const root = host.shadowRoot?.querySelector('.root')
    if (!root || isBusy(root)) waiting.push(host.localName)
    if (!root) return []
    const hanging = new Set<Element | null>(floating.includes(host.localName) ? [root, host] : [])
    const { left, top } = root.getBoundingClientRect()
    return (
      [root, ...root.querySelectorAll('*'), ...host.querySelectorAll('*')]
        // What draws nothing has no shape.
        .filter(element => element.checkVisibility() && element.clientWidth * element.clientHeight > 0)
        .map(element => {
          const box = element.getBoundingClientRect()
          const style = getComputedStyle(element)
          if (style.position === 'fixed' || hanging.has(element.parentElement)) hanging.add(element)
          const place = hanging.has(element) ? [] : [box.left - left, box.top - top]
          return {
            tag: element.localName,
            at: [box.width, box.height, ...place].map(Math.round),
            look: properties.map(name => `${name}: ${style[name]}`),
          }
        })
    )
  }
  const hosts = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('resident-'),
  )
  return { boxes: Object.fromEntries(hosts.map(host => [host.localName, boxesOf(host)])), waiting }
}

/** Dresses the page in one of its sheets, or in none. */
export function dressPage(name: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-dress]'))
    link.media = link.dataset.dress === name ? 'all' : 'not all'
}

/** Uses what is open to everybody signed in: a menu in the top layer, a window, and the portal's menu. Answers what failed. */
export async function useElements(): Promise<readonly string[]> {
  const failed: string[] = []
  const inside = (tag: string, selector: string) =>
    document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector)
  const expectThat = async (what: string, holds: () => boolean | undefined) => {
    for (let tries = 0; tries < 100; tries += 1) {
      if (holds()) return
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    failed.push(what)
  }
  const isMenuOpen = () => inside('resident-language', '.menu')?.matches(':popover-open')
  const button = inside('resident-language', '.menu-btn')
  button?.click()
  await expectThat('the languages open', isMenuOpen)
  await expectThat('the chosen language has the focus', () =>
    document.querySelector('resident-language')?.shadowRoot?.activeElement?.matches('[aria-checked="true"]'),
  )
  button?.click()
  await expectThat('the languages close', () => isMenuOpen() === false)

  const isWindowOpen = () => inside('resident-contract-switcher', 'dialog')?.matches(':modal')
  const trigger = inside('resident-contract-switcher', '[part~="trigger"]')
  trigger?.focus()
  trigger?.click()
  await expectThat('the window of contracts opens', isWindowOpen)
  inside('resident-contract-switcher', 'dialog header button')?.click()
  await expectThat('the window of contracts closes', () => isWindowOpen() === false)
  await expectThat('the focus is back', () => inside('resident-contract-switcher', ':focus') === trigger)

  const account = inside('resident-portal', '.site-account-button')
  account?.click()
  await expectThat('the portal’s menu opens', () => account?.getAttribute('aria-expanded') === 'true')
  account?.click()
  await expectThat('the portal’s menu closes', () => account?.getAttribute('aria-expanded') === 'false')
  return failed
}

/** Takes all elements away, and answers what they have left in the page and what went wrong meanwhile. */
export async function removeElements(): Promise<readonly string[]> {
  const { watched } = window as unknown as { readonly watched: Watched }
  document.getElementById('place')?.replaceChildren()
  // Elements go in the next task, so that a move is none.
  await new Promise(resolve => setTimeout(resolve, 50))
  const attributes = [document.documentElement, document.body].flatMap(element =>
    element
      .getAttributeNames()
      .filter(name => !['lang', 'dir'].includes(name))
      .map(name => `${element.localName} has ${name}`),
  )
  const things = [...document.body.children, ...document.head.querySelectorAll('style')]
    .filter(({ localName, id }) => localName !== 'script' && id !== 'place')
    .map(({ outerHTML }) => outerHTML)
  const symbols = Object.getOwnPropertySymbols(window)
    .map(symbol => symbol.description ?? '')
    .filter(name => name.startsWith('resident') && !/^resident-widgets(\.loader)?$/.test(name))
  return [
    ...attributes,
    ...things,
    ...symbols,
    ...(document.adoptedStyleSheets.length > 0 ? ['the page has sheets'] : []),
    // Zone.js keeps listeners under names of its own.
    ...watched.changed().filter(name => !name.includes('__zone_symbol__')),
    ...watched.told,
  ]
}

export const isSignedIn = (): boolean =>
  Object.keys(localStorage).some(key => key.startsWith('resident-session:'))

/** What the sign-in says went wrong. */
export const noticeOfLogin = (): string =>
  document.querySelector('resident-login')?.shadowRoot?.querySelector('[role="alert"]')?.textContent ?? ''

/** Puts so many elements of two kinds in the place of all others, and answers which of them were not drawn. */
export async function fillPage(count: number): Promise<readonly string[]> {
  const place = document.getElementById('place')
  place?.replaceChildren()
  for (let index = 0; index < count; index += 1)
    for (const name of ['login', 'language']) place?.append(document.createElement(`resident-${name}`))
  const empty = () =>
    [...(place?.children ?? [])].filter(({ shadowRoot }) => !shadowRoot?.querySelector('.root button'))
  for (let tries = 0; tries < 250 && empty().length > 0; tries += 1)
    await new Promise(resolve => setTimeout(resolve, 20))
  return empty().map(({ localName }) => localName)
}
