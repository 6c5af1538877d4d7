import '../../support/fixedDay.ts'
import { expect, test } from 'vitest'
import { MetersView } from '../../../widgets/meters/MetersView.tsx'
import { scenarios } from '../../../widgets/meters/scenarios.ts'
import { draw, translatorOf } from '../../support/draw.tsx'

test('MET-3: what is typed stays in its field while the other tab is shown', async () => {
  const t = await translatorOf('meters', 'en')
  const props = { ...scenarios(t)['no meters'], form: <input /> } as Parameters<typeof MetersView>[0]
  const view = await draw(<MetersView {...props} />, { t })
  const [field] = view.all('input') as HTMLInputElement[]
  if (field) field.value = '416.2'
  await view.redraw(<MetersView {...props} tab="history" />)
  expect(view.all('input')[0]?.checkVisibility()).toBe(false)
  await view.redraw(<MetersView {...props} />)
  expect(view.all('input')[0]).toBe(field)
  expect(field?.checkVisibility()).toBe(true)
  await view.remove()
})
