// Functions that run in the page, in any browser. Each is self-contained because only its source text is sent.
import type { Watched } from './watchPage.ts'

/** One box of an element: its position inside the element, and its style. */
export interface Box {
  readonly tag: string
  readonly at: readonly number[]
  /** Computed values of the compared properties. */
  readonly look: readonly string[]
}

/** Boxes of every element by tag, and what is still loading. */
export interface Looks {
  readonly boxes: Readonly<Record<string, readonly Box[]>>
  readonly waiting: readonly string[]
}

/**
 * Shape of each element: positions and styles of its parts and of its content in the light DOM.
 * @param floating tags of elements that float in a corner of the window, which have no position in the page
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
  // The portal contains elements as well.
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
        // Nodes that draw nothing have no shape.
        .filter(element => element.checkVisibility() && element.clientWidth * element.clientHeight > 0)
        .map(element => {
          const box = element.getBoundingClientRect()
          const style = getComputedStyle(element)
          if (style.position === 'fixed' || hanging.has(element.parentElement)) hanging.add(element)
          const place = hanging.has(element) ? [] : [box.left - left, box.top - top]
          return {
            tag: element.localName,
            at: [box.width, box.height, ...place].map(pixels => Math.round(pixels * 10) / 10),
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

/** Applies one of the page's style sheets, or none. */
export function dressPage(name: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-dress]'))
    link.media = link.dataset.dress === name ? 'all' : 'not all'
}

/**
 * Uses what every signed-in user can open: a menu in the top layer, a dialog and the portal's menu. Returns
 * what failed.
 */
export async function useElements(): Promise<readonly string[]> {
  const failed: string[] = []
  const inside = (tag: string, selector: string) =>
    document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector)
  const expectThat = async (expectation: string, holds: () => boolean | undefined) => {
    for (let tries = 0; tries < 750; tries += 1) {
      if (holds()) return
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    failed.push(expectation)
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

/** Removes all elements, and returns what remains of them in the page and the errors meanwhile. */
export async function removeElements(): Promise<readonly string[]> {
  const { watched } = window as unknown as { readonly watched: Watched }
  document.getElementById('place')?.replaceChildren()
  // Elements clean up in the next task, because a move in the page is no removal.
  await new Promise(resolve => setTimeout(resolve, 50))
  const attributes = [document.documentElement, document.body].flatMap(element =>
    element
      .getAttributeNames()
      .filter(name => !['lang', 'dir', 'slick-uniqueid'].includes(name))
      .map(name => `${element.localName} has ${name}`),
  )
  const things = [...document.body.children, ...document.head.querySelectorAll('style')]
    .filter(one => !one.matches('script, #place, [class^="ui-"]'))
    .map(({ outerHTML }) => outerHTML)
  const symbols = Object.getOwnPropertySymbols(window)
    .map(symbol => symbol.description ?? '')
    .filter(name => name.startsWith('resident') && !/^resident-widgets(\.loader|\.page)?$/.test(name))
  return [
    ...attributes,
    ...things,
    ...symbols,
    ...(document.adoptedStyleSheets.length > 0 ? ['the page has sheets'] : []),
    // What libraries keep: Zone.js and jQuery listeners, MooTools the state of its shim.
    ...watched.changed().filter(name => !/__zone_symbol__|^jQuery\d|^IframeShim\./.test(name)),
    // What the page's own scripts do against its policy.
    ...watched.findings.filter(finding => !/^policy: .*\/script\/\w+\.js$/.test(finding)),
  ]
}

export const isSignedIn = (): boolean =>
  Object.keys(localStorage).some(key => key.startsWith('resident-session:'))

/** Error message of the sign-in. */
export const noticeOfLogin = (): string =>
  document.querySelector('resident-login')?.shadowRoot?.querySelector('[role="alert"]')?.textContent ?? ''

/** Replaces all elements by a number of elements of two kinds, and returns those that were not drawn. */
export async function fillPage(count: number): Promise<readonly string[]> {
  const place = document.getElementById('place')
  place?.replaceChildren()
  for (let index = 0; index < count; index += 1)
    for (const name of ['login', 'language']) place?.append(document.createElement(`resident-${name}`))
  const empty = () =>
    [...(place?.children ?? [])].filter(({ shadowRoot }) => !shadowRoot?.querySelector('.root button'))
  for (let tries = 0; tries < 750 && empty().length > 0; tries += 1)
    await new Promise(resolve => setTimeout(resolve, 20))
  return empty().map(({ localName }) => localName)
}
