import '../../support/fixedDay.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { widget } from '../../../widgets/profile-repair/index.ts'
import { fieldsToCorrect } from '../../../widgets/profile-repair/model.ts'
import { ProfileRepairView } from '../../../widgets/profile-repair/ProfileRepairView.tsx'
import { scenarios } from '../../../widgets/profile-repair/scenarios.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

const callbacks = { onInput: vi.fn(), onSubmit: vi.fn(), onConfirmed: vi.fn(), onOther: vi.fn() }

let drawn: Drawn
afterEach(async () => {
  vi.clearAllMocks()
  await drawn.remove()
})

async function show(name: string) {
  const t = await translatorOf('profile-repair', 'en')
  const scenario = scenarios(t)[name]
  if (!scenario) throw new Error(`No scenario ${name}`)
  drawn = await draw(<ProfileRepairView {...scenario} {...callbacks} />, { t, css: widget.css })
}

test('AUT-18: shows only invalid fields, prefilled with their values', async () => {
  await show('two fields')
  const fields = drawn
    .all('input')
    .map(input => [(input as HTMLInputElement).name, (input as HTMLInputElement).value])
  expect(fields).toEqual([
    ['lastName', '-'],
    ['phone', '861200006'],
  ])
  await act(() => userEvent.fill(drawn.all('input')[1] as HTMLElement, '+37061200006'))
  expect(callbacks.onInput).toHaveBeenLastCalledWith('phone', '+37061200006')
  await act(() => userEvent.keyboard('{Enter}'))
  expect(callbacks.onSubmit).toHaveBeenCalledTimes(1)
})

test('AUT-18: orders fields as in the form, and omits unknown ones', async () => {
  await show('done')
  expect(fieldsToCorrect({ invalidFields: ['email', 'shoeSize', 'phone', 'firstName'] })).toEqual([
    'firstName',
    'phone',
    'email',
  ])
  expect(fieldsToCorrect({ invalidFields: ['shoeSize'] })).toEqual([])
})

test('AUT-18: shows a contact when no field can be corrected here', async () => {
  await show('beyond this form')
  expect(drawn.all('a').map(link => link.getAttribute('href'))).toEqual(['mailto:info@residents.example'])
})
