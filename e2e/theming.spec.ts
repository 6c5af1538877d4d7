import { hostPolicy } from '../src/api/rules/hostPolicy.ts'
import { palette } from '../src/api/rules/palette.ts'
import { tokens } from '../src/theme/tokens.ts'
import { elements } from './isolation/hardPages.ts'
import { portalAddress } from './support/addresses.ts'
import { openScratchPage } from './support/scratchPage.ts'
import { signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const vendors = { alfa: '#0b6e4f', gama: '#8c1d40' }
const dark = (name: string) => tokens.find(token => token.name === `--resident-${name}`)?.dark ?? ''

test('pages use the fonts of tools/fonts.conf, whatever fonts the machine has', async ({ page }) => {
  await page.setContent(
    '<span style="font: 100px Arial, sans-serif; white-space: nowrap">Šiaulių ąžuolai, Ķekava, Щука €</span>',
  )
  const width = await page.locator('span').evaluate(span => span.getClientRects()[0]?.width)
  expect(width).toBeCloseTo(1600, -1)
})

test('every element takes its root font size, font, dark scheme and the vendor’s colour, unless the page overrides them', async ({
  page,
}) => {
  const body = elements.map(tag => `<${tag}></${tag}>`).join('')
  const policy = hostPolicy(portalAddress())
    .map(directive => directive.replace("style-src 'self'", "style-src 'unsafe-inline'"))
    .join('; ')
  const head = `<style>
    main { font-family: Proof }
    ${elements.map(tag => `${tag}::part(root) { text-indent: 3.5px }`).join(' ')}
    .own { --resident-brand: #f0e1d2 }
    .dark { color-scheme: dark }
  </style>`
  await openScratchPage(page, { body, head, policy, loader: 'data-vendor="alfa"' })
  const tags = elements.join()
  /** Differences between the roots of all elements and the expected styles. */
  const differences = (name: string, expected: string) =>
    page.evaluate(
      ([tags, name, expected]) =>
        [...document.querySelectorAll(tags)].flatMap(host => {
          const root = host.shadowRoot?.querySelector('.root')
          const computed = root ? getComputedStyle(root).getPropertyValue(name).trim() : 'not drawn'
          return computed === expected ? [] : [`${host.localName}: ${name} is ${computed}`]
        }),
      [tags, name, expected] as const,
    )
  const expectAll = (name: string, expected: string) =>
    expect.poll(() => differences(name, expected), `${name}: ${expected}`).toEqual([])
  const setAll = (name: string, value: string) =>
    page.evaluate(
      ([tags, name, value]) => {
        for (const host of document.querySelectorAll(tags)) host.setAttribute(name, value)
      },
      [tags, name, value] as const,
    )

  await expectAll('text-indent', '3.5px')
  await expectAll('--_brand', palette(vendors.alfa).light.brand)
  await setAll('vendor', 'gama')
  await expectAll('--_brand', palette(vendors.gama).light.brand)
  expect(await differences('font-family', 'Proof')).toHaveLength(elements.length)
  await setAll('font', 'inherit')
  await expectAll('font-family', 'Proof')

  await setAll('theme', 'dark')
  await expectAll('--_text', dark('text'))
  await expectAll('color-scheme', 'dark')
  await expectAll('--_brand', palette(vendors.gama).dark.brand)
  await setAll('theme', 'auto')
  await expectAll('color-scheme', 'light')

  // On a page with a dark scheme elements are dark; a token set by the page overrides the vendor's colour.
  await setAll('class', 'own dark')
  await setAll('locale', 'lt')
  await expectAll('color-scheme', 'dark')
  await expectAll('--_brand', '#f0e1d2')
  // Contrast of the page's own colours is the page's responsibility.
  await page.locator('body > main').evaluate(main => main.replaceChildren())
})

test('EMB-1: a page’s own CSS files reach the elements they name under the strictest policy, before and after they load', async ({
  page,
}) => {
  const files = {
    login: '.root { text-indent: 3.5px }',
    all: '.root { letter-spacing: 2.5px } h1 { color: red }',
    register: '.root { text-indent: 7.5px }',
  }
  for (const [name, body] of Object.entries(files))
    await page.route(`**/scratch/${name}.css`, route => route.fulfill({ contentType: 'text/css', body }))
  const link = (name: string, element: string) =>
    `<link rel="stylesheet" media="not all" href="/scratch/${name}.css" data-resident-for="${element}">`
  await openScratchPage(page, {
    head: link('login', 'login') + link('all', '*'),
    body: '<resident-login></resident-login><resident-register></resident-register>',
  })
  const indentOf = (tag: string) =>
    page
      .locator(`${tag} .root`)
      .first()
      .evaluate(root => {
        const { textIndent, letterSpacing } = getComputedStyle(root)
        return `${textIndent} ${letterSpacing}`
      })
  await expect.poll(() => indentOf('resident-login')).toBe('3.5px 2.5px')
  await expect.poll(() => indentOf('resident-register')).toBe('0px 2.5px')
  await expect(page.getByRole('heading', { name: 'Our house' })).not.toHaveCSS('color', 'rgb(255, 0, 0)')

  await page.evaluate(() => {
    const late = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all' })
    late.dataset.residentFor = 'register'
    late.href = '/scratch/register.css'
    document.head.append(late)
  })
  await expect.poll(() => indentOf('resident-register')).toBe('7.5px 2.5px')
})

test('A11-8: in forced colours, which take backgrounds away, the place of what still loads has an outline', async ({
  page,
}) => {
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(/\/contract\/\d+$/)
  await page.emulateMedia({ forcedColors: 'active' })
  // Never answered.
  await page.route(/\/api\/v5\/offers$/, () => {})
  await page.goto('/offers')
  const bar = page.locator('resident-offers .skeleton-bar').first()
  await expect(bar).toBeVisible()
  await expect(bar).toHaveCSS('outline-style', 'solid')
  await expect(bar).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
})
