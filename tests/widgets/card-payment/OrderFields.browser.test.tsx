import '../../support/fixedDay.ts'
import { afterEach, expect, test } from 'vitest'
import { OrderFields } from '../../../widgets/card-payment/components/OrderFields.tsx'
import { scenarios } from '../../../widgets/card-payment/scenarios.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

test.each([
  ['EUR', '€'],
  ['PLN', 'PLN'],
])('CRD-1: the amount of a service in %s has the unit %s', async (currency, unit) => {
  const t = await translatorOf('card-payment', 'en')
  const state = scenarios(t)['filled in, with the open bill']?.state
  if (state?.kind !== 'filling' || !state.method) throw new Error('The form is not filled in.')
  const changed = { ...state, method: { ...state.method, currency } }
  drawn = await draw(<OrderFields state={changed} onSet={() => undefined} />, { t })
  expect(drawn.words('.unit')).toEqual([unit])
})
