import { describe, expect, it } from 'vitest'
import { linkAddress } from '../../../../src/api/rules/addresses.ts'
import { type MenuContext, menuLinks } from '../../../../src/api/rules/menu.ts'
import { portalPages } from '../../../../src/api/rules/portalPages.ts'
import { type Module, modules } from '../../../../src/api/schemas/modules.ts'
import type { MenuItem } from '../../../../src/api/schemas/platform.ts'

const hasPage = (module: Module) =>
  Object.values(portalPages).some(page => 'module' in page && page.module === module)

const item = (over: Partial<MenuItem>): MenuItem => ({
  id: 1,
  translationKey: 'menu.faq',
  type: 'external_url',
  feature: null,
  module: null,
  externalUrl: null,
  publicSiteUrl: null,
  openInNewWindow: false,
  ...over,
})

const context = (over: Partial<MenuContext> = {}): MenuContext => ({
  signedIn: false,
  features: [],
  locale: 'lt',
  returnUrl: 'https://portal.example/',
  paymentsUrl: null,
  faqUrl: null,
  modulePath: module => (module === 'bill' ? '/vendor/alfa/contract/7/bill' : undefined),
  ...over,
})

const one = (over: Partial<MenuItem>, around?: Partial<MenuContext>) =>
  menuLinks([item(over)], context(around))[0]

describe('URLs from the server', () => {
  it.each([
    'https://alfa.example/faq',
    'http://alfa.example/',
    'mailto:help@alfa.example',
    'tel:+37060000000',
  ])('LAY-2: %s may be followed', address => {
    expect(linkAddress(address)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://alfa.example/1',
    'file:///etc/passwd',
    '//alfa.example',
    '/faq',
    '',
    null,
    undefined,
  ])('LAY-2: %s is never a link', address => {
    expect(linkAddress(address)).toBeUndefined()
  })
})

describe('menu entries', () => {
  it('LAY-2: shows an external URL, in a new window if the platform asks for it', () => {
    expect(one({ externalUrl: 'https://alfa.example/faq', openInNewWindow: true })).toEqual({
      id: 1,
      translationKey: 'menu.faq',
      newWindow: true,
      address: 'https://alfa.example/faq',
    })
  })

  it('LAY-2: names no module of an external URL, whose entry would count its unread items', () => {
    expect(one({ externalUrl: 'https://alfa.example/faq', module: 'bill' })?.module).toBeUndefined()
  })

  it('LAY-2: hides an entry whose URL is a script', () => {
    expect(one({ externalUrl: 'javascript:alert(1)' })).toBeUndefined()
  })

  it('LAY-2: sends a visitor’s language to the public site', () => {
    const link = one({ type: 'public_site_url', publicSiteUrl: 'https://public.example/about?x=1' })
    expect(link?.address).toBe('https://public.example/about?x=1&lang=lt')
  })

  it('LAY-2: sends a signed-in user’s return URL to the public site as well', () => {
    const link = one(
      { type: 'public_site_url', publicSiteUrl: 'https://public.example/about' },
      { signedIn: true, returnUrl: 'https://portal.example/vendor/alfa?a=1&b=2' },
    )
    expect(new URL(link?.address ?? '').searchParams.get('return_url')).toBe(
      'https://portal.example/vendor/alfa?a=1&b=2',
    )
  })

  it('LAY-2: links a module to its page, names it, and hides an unknown module', () => {
    expect(one({ type: 'module', module: 'bill' })).toMatchObject({
      path: '/vendor/alfa/contract/7/bill',
      module: 'bill',
    })
    expect(one({ type: 'module', module: 'poll' })).toBeUndefined()
    expect(one({ type: 'module', module: 'time_travel' })).toBeUndefined()
    expect(one({ type: 'module', module: null })).toBeUndefined()
  })

  it('LAY-2: hides an unknown kind of entry', () => {
    expect(one({ type: 'other', externalUrl: 'https://alfa.example/' })).toBeUndefined()
  })

  it('LAY-3: shows an entry with a feature only while the feature is on', () => {
    const entry = { externalUrl: 'https://alfa.example/', feature: 'live_chat' }
    expect(one(entry)).toBeUndefined()
    expect(one(entry, { features: ['live_chat'] })?.address).toBe('https://alfa.example/')
  })

  it('LAY-3: sends a visitor to the external URL for payments, but not a signed-in user', () => {
    const entry = { type: 'module', module: 'payment_service' } as const
    const paymentsUrl = 'https://pay.example/'
    expect(one(entry, { paymentsUrl })?.address).toBe('https://pay.example/')
    expect(one(entry, { paymentsUrl, signedIn: true })).toBeUndefined()
    expect(one(entry, { paymentsUrl: 'javascript:alert(1)' })).toBeUndefined()
  })

  const everywhere = (module: string) => `/${module}`
  const all = ['meters', 'settlements']

  it.each(modules)('LAY-2: an entry of the module %s leads somewhere', module => {
    const link = one(
      { type: 'module', module },
      {
        modulePath: of => (hasPage(of) ? everywhere(of) : undefined),
        faqUrl: 'https://public.example/faq',
        features: all,
      },
    )
    expect(link?.path ?? link?.address).toMatch(module === 'faq' ? /^https:/ : /^\/[a-z_]+$/)
  })

  it.each([
    ['meter', 'meters'],
    ['settlements', 'settlements'],
  ] as const)('LAY-3: the module %s is there only with the feature %s', (module, feature) => {
    expect(one({ type: 'module', module }, { modulePath: everywhere })).toBeUndefined()
    expect(one({ type: 'module', module }, { modulePath: everywhere, features: [feature] })).toBeDefined()
  })

  it('LAY-2: the questions and answers lead to the platform’s address, and nowhere without one', () => {
    expect(one({ type: 'module', module: 'faq' })).toBeUndefined()
  })
})
