import { expect, test } from 'vitest'
import { readBanners } from '../../../widgets/promo-banner/loadBanners.ts'

test('LAY-19: accepts banners without optional fields, rejects those without a title, and drops unsafe picture addresses', () => {
  expect(
    readBanners([
      { id: 1, title: 'Plain' },
      { id: 2, text: 'no title' },
      { id: 3, title: 'Odd', text: 7, image: 'javascript:alert(1)', url: null, endsAt: 'soon' },
    ]),
  ).toEqual([
    { id: 1, title: 'Plain', text: '', url: undefined, image: undefined, endsAt: undefined },
    { id: 3, title: 'Odd', text: '', url: undefined, image: undefined, endsAt: undefined },
  ])
  expect(readBanners('<html>')).toEqual([])
})
