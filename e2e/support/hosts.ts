import type { Page } from '@playwright/test'
import { frameTag } from '../../src/api/rules/frameCode.ts'
import { hostPolicy } from '../../src/api/rules/hostPolicy.ts'
import { portalAddress } from './addresses.ts'
import type { Root } from './bank.ts'
import { openScratchPage } from './scratchPage.ts'
import { signIn } from './signIn.ts'
import { textsOf } from './texts.ts'

const shared = textsOf('shared')

/** One place of the product: its path in the portal, and the element that is there. */
export interface Place {
  readonly path: string
  /** Without "resident-". */
  readonly element: string
  /** Beside the vendor. */
  readonly attributes?: Readonly<Record<string, string>>
}

/** Where residents meet the product. */
export interface Host {
  readonly name: string
  /** Opens a place. @returns what contains the element */
  readonly open: (page: Page, place: Place) => Promise<Root>
}

const inPortal: Host = {
  name: 'the portal',
  async open(page, { path }) {
    await page.goto(portalAddress() + path)
    return page
  },
}

const inTag: Host = {
  name: 'the portal’s tag',
  async open(page, { path }) {
    await openScratchPage(page, { body: '<resident-portal></resident-portal>' })
    await page.evaluate(to => {
      location.hash = to
    }, path)
    return page
  },
}

const inPage: Host = {
  name: 'elements of a page',
  async open(page, { element, attributes = {} }) {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    const login =
      element === 'register' || element === 'client-form' ? '' : '<resident-login></resident-login>'
    await openScratchPage(page, {
      loader: 'data-vendor="alfa"',
      body: `${login}<resident-${element}${written.join('')}></resident-${element}>`,
    })
    return page
  },
}

const inFrame: Host = {
  name: 'a frame',
  async open(page, { element, attributes = {} }) {
    const of = {
      portal: portalAddress(),
      name: element,
      attributes: { vendor: 'alfa', locale: 'en', ...attributes },
    }
    await openScratchPage(page, {
      body: `<script type="module" src="${portalAddress()}/embed/frame.js"></script>${frameTag(of, { title: 'Our residents' })}`,
      times: 0,
      policy: hostPolicy(portalAddress(), [portalAddress()]).join('; '),
    })
    return page.frameLocator('iframe')
  },
}

export const hosts: readonly Host[] = [inPortal, inTag, inPage, inFrame]

/** Hosts on pages of others. */
export const foreignHosts: readonly Host[] = [inTag, inPage, inFrame]

/** Opens a place of residents and signs somebody in. @returns what contains the element */
export async function enter(host: Host, page: Page, place: Place, email: string): Promise<Root> {
  const root = await host.open(page, place)
  // An element alone opens its sign-in in a dialog.
  if (root !== page)
    await root
      .locator(`resident-${place.element}`)
      .getByRole('button', { name: shared('signIn'), exact: true })
      .click()
  await signIn(root, email)
  return root
}
