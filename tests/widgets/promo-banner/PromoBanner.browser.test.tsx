import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PromoBanner } from '../../../widgets/promo-banner/PromoBanner.tsx'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'

/** Without attributes. */
const Banner = PromoBanner as ComponentType

let drawn: Drawn
afterEach(() => drawn.remove())

const alfa = organizationGroupOf({ contracts: [contractOf({ id: 10 })] })
const beta = organizationGroupOf({ id: 2, slug: 'beta', contracts: [contractOf({ id: 20 })] })

test('LAY-19: with a contract of another vendor the banner of the former is gone, also if there is no answer', async () => {
  const fetchBanners: typeof fetch = async input => {
    if (!String(input).includes('/1/')) return new Response('{}', { status: 500 })
    const banner = { id: 1, title: 'Insure your home', text: '', url: 'https://example.com/', image: null }
    return Response.json({ data: [banner] })
  }
  const suite = suiteWith({ fetch: fetchBanners })
  suite.session.store.setState({ status: 'ready', groups: [alfa, beta], contractId: 10 })
  drawn = await draw(
    <InElement suite={suite}>
      <Banner />
    </InElement>,
    { t: await translatorOf('promo-banner', 'en') },
  )
  await expect.poll(() => drawn.words('strong')).toEqual(['Insure your home'])
  await act(async () => suite.session.store.setState({ contractId: 20 }))
  await expect.poll(() => drawn.words('strong')).toEqual([])
})
