import { afterEach, expect, test } from 'vitest'
import { BadgeView } from '../../../widgets/badge/BadgeView.tsx'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

test.each([
  [1, '1', '1 nelasīts'],
  [10, '10', '10 nelasītu'],
  [140, '99+', '140 nelasītu'],
])('MSG-5: renders %d unread items as a short number with an accessible text', async (count, seen, heard) => {
  drawn = await draw(<BadgeView count={count} />, { t: await translatorOf('badge', 'lv') })
  const [number, words] = drawn.all('.badge > span')
  expect([number?.textContent, words?.textContent]).toEqual([seen, heard])
})

test('MSG-5: renders nothing when nothing is unread', async () => {
  drawn = await draw(<BadgeView count={0} />, { t: await translatorOf('badge', 'en') })
  expect(drawn.all('.badge')).toEqual([])
})
