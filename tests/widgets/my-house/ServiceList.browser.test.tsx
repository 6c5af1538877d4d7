import { afterEach, expect, test } from 'vitest'
import { ServiceList } from '../../../widgets/my-house/components/ServiceList.tsx'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

const services = [
  { code: 'heating', name: 'Heating', provider: 'Šilumos tinklai', phone: null },
  { code: 'lift', name: 'Lift', provider: 'Liftų meistrai', phone: '1801' },
]
const bills = { href: '/vendor/alfa/contract/1/bill', onClick: () => undefined }

test.each([
  [['heating', 'water'], ['On your bills Heating']],
  [[], []],
])('BIL-5: with %j on the bills, services link to them: %j', async (billedServices, links) => {
  const t = await translatorOf('my-house', 'en')
  drawn = await draw(<ServiceList services={services} billedServices={billedServices} bills={bills} />, { t })
  const found = drawn.all('a[href="/vendor/alfa/contract/1/bill"]')
  expect(found.map(link => link.textContent)).toEqual(links)
})
