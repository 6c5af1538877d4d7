import type { Page } from '@playwright/test'
import { frameAddress } from '../../src/api/rules/frameCode.ts'
import { portalAddress } from './addresses.ts'
import { textsOf } from './texts.ts'

const text = textsOf('login', 'lt')
const payment = textsOf('card-payment', 'lt')
const clientForm = textsOf('client-form', 'lt')

/** Holds back scripts until `release` is called. */
export async function holdScripts(page: Page, scripts = '**/*.js') {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(scripts, async route => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Sets the device's colour scheme, and gives pages both, so that they follow it. */
export async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { color-scheme: light dark }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** Address of an element's frame in Lithuanian, for a vendor. */
export const frame = (name = 'login') =>
  frameAddress({ portal: portalAddress(), name, attributes: { vendor: 'alfa', locale: 'lt' } })

/** Whether an element's class is there; for `page.evaluate`. */
export const isDefined = (name: string): boolean => customElements.get(`resident-${name}`) !== undefined

/** Elements with a first state as HTML, and what a person types: by the field's label, and at last without one. */
export const drawnElements = {
  login: {
    title: 'AUT-22: the sign-in',
    fields: { [text('email')]: 'single@example.com', [text('password')]: 'resident' },
    further: '-demo',
  },
  'card-payment': {
    title: 'CRD-1: the card payment',
    fields: { [payment('what.reference')]: '100217', [payment('payer.name')]: 'Ona' },
    further: ' Onaitė',
  },
  'client-form': {
    title: 'CDF-1: the data of a new owner',
    fields: { [clientForm('who.firstName')]: 'Ona', [clientForm('who.lastName')]: 'Onaitė' },
    further: '-Žemaitė',
  },
}

/** Values, and whether they are still the inputs that came with the HTML. */
export const inputsOf = (page: Page, name: string) =>
  page.locator(`resident-${name} input`).evaluateAll(inputs =>
    inputs.map(input => ({
      value: (input as HTMLInputElement).type === 'radio' ? '' : (input as HTMLInputElement).value,
      isFocused: input.matches(':focus'),
      isFirst: Object.hasOwn(input, 'first'),
    })),
  )

export const markInputs = (page: Page, name: string) =>
  page.locator(`resident-${name} input`).evaluateAll(inputs => {
    for (const input of inputs) Object.assign(input, { first: true })
  })

/**
 * Everything inside an element's shadow root, one tag or text in a line: attributes in the order of their names, and without
 * the colour scheme, which is the device's until the element knows the page's.
 */
export async function markup(page: Page, locator: string): Promise<string> {
  const drawing = await page.locator(locator).evaluate(({ shadowRoot }) => {
    const lines = (node: Node): string[] => {
      if (node instanceof Text) return node.data ? [node.data] : []
      if (!(node instanceof Element)) return []
      const attributes = [...node.attributes]
        .map(({ name, value }) => ` ${name}="${name === 'data-scheme' ? '' : value}"`)
        // Inputs have the value without the attribute, and pictures without a caret leave an empty style.
        .filter(attribute => attribute !== ' value=""' && attribute !== ' style=""')
        .sort()
      const copy = [...node.childNodes].flatMap(lines)
      return [`<${node.localName}${attributes.join('')}>`, ...copy]
    }
    const root = shadowRoot?.querySelector('.root')
    return root ? lines(root).join('\n') : ''
  })
  // The portal's own page links without its origin.
  return drawing.replaceAll(portalAddress(), '')
}

/** Share of the pixels that differ between two pictures of the same size. */
export const differing = (page: Page, before: Buffer, after: Buffer) =>
  page.evaluate(
    async pictures => {
      const [first, second] = await Promise.all(
        pictures.map(async picture => {
          const bytes = Uint8Array.from(atob(picture), character => character.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes]))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
        }),
      )
      const pixels = (first?.length ?? 0) / 4
      let differences = first?.length === second?.length ? 0 : pixels
      for (let at = 0; at < pixels; at++)
        if ([0, 1, 2, 3].some(channel => first?.[at * 4 + channel] !== second?.[at * 4 + channel]))
          differences++
      return differences / pixels
    },
    [before.toString('base64'), after.toString('base64')],
  )
