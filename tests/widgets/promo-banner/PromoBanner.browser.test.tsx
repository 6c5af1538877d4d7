import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ElementContext } from '../../../src/runtime/ElementContext.ts'
import { getSuite, type Suite } from '../../../src/suite/getSuite.ts'
import { PromoBanner } from '../../../widgets/promo-banner/PromoBanner.tsx'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'

/** Without attributes. */
const Banner = PromoBanner as ComponentType

let drawn: Drawn
afterEach(() => drawn.remove())

const alfa = organizationGroupOf({ contracts: [contractOf({ id: 10 })] })
const beta = organizationGroupOf({ id: 2, slug: 'beta', contracts: [contractOf({ id: 20 })] })

test('LAY-19: with a contract of another vendor the banner of the former is gone, also if there is no answer', async () => {
  const page = getSuite()
  const fetchBanners: typeof fetch = async input => {
    if (!String(input).includes('/1/')) return new Response('{}', { status: 500 })
    const banner = { id: 1, title: 'Insure your home', text: '', url: 'https://example.com/', image: null }
    return Response.json({ data: [banner] })
  }
  const suite = { ...page, client: { ...page.client, fetch: fetchBanners } } as unknown as Suite
  suite.session.store.setState({ status: 'ready', groups: [alfa, beta], contractId: 10 })
  drawn = await draw(
    <ElementContext value={{ host: document.body, suite, scheme: 'light', emit: () => true }}>
      <Banner />
    </ElementContext>,
    { t: await translatorOf('promo-banner', 'en') },
  )
  await expect.poll(() => drawn.words('strong')).toEqual(['Insure your home'])
  await act(async () => suite.session.store.setState({ contractId: 20 }))
  await expect.poll(() => drawn.words('strong')).toEqual([])
})
