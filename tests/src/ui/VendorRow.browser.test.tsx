import { afterEach, expect, test } from 'vitest'
import { type FormVendor, VendorRow } from '../../../src/ui/VendorRow.tsx'
import { type Drawn, draw } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

const draws = (vendor: FormVendor | null | undefined) => (
  <>
    <VendorRow vendor={vendor} />
    <h2>Sign in</h2>
  </>
)
const topOfHeading = () => drawn.all('h2')[0]?.getBoundingClientRect().top

test.each(['Alfa namai', 'Daugiabučių namų savininkų bendrija „Šiaurės žvaigždė“'])(
  'EMB-17: when the name of the vendor %s arrives at 320 px, the form below does not move',
  async title => {
    drawn = await draw(draws(null))
    drawn.host.style.maxWidth = '320px'
    const top = topOfHeading()
    await drawn.redraw(draws({ title, logo: null, color: '#0b5' }))
    expect(drawn.words('.vendor-row').join()).toContain(title)
    expect(topOfHeading()).toBe(top)
  },
)

test('without a vendor there is no row', async () => {
  drawn = await draw(draws(undefined))
  expect(drawn.all('.vendor-row')).toEqual([])
})
