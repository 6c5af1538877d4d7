import '../../support/fixedDay.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { widget } from '../../../widgets/role/index.ts'
import { RoleView } from '../../../widgets/role/RoleView.tsx'
import { scenarios } from '../../../widgets/role/scenarios.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

const onPick = vi.fn()
let drawn: Drawn
afterEach(() => drawn.remove())

async function show(name: string) {
  const t = await translatorOf('role', 'lt')
  const scenario = scenarios()[name]
  if (!scenario) throw new Error(`No scenario ${name}`)
  drawn = await draw(<RoleView {...scenario} onPick={onPick} />, { t, css: widget.css, locale: 'lt' })
}

test('LAY-9: lists every role by its localised name and marks the current one', async () => {
  await show('owner and president')
  await act(async () => drawn.all('.menu-btn')[0]?.click())
  expect(drawn.words('[role="menuitemradio"]')).toEqual(['Savininkas', 'Pirmininkas'])
  expect(drawn.words('[aria-checked="true"]')).toEqual(['Pirmininkas'])
  await act(async () => drawn.all('[role="menuitemradio"]')[0]?.click())
  expect(onPick).toHaveBeenCalledWith(1)
})

test('LAY-9: renders nothing with a single role', async () => {
  await show('only one')
  expect(drawn.all('button')).toEqual([])
})
