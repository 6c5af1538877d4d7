import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AddressField } from '../../../widgets/client-form/components/AddressField.tsx'
import { widget } from '../../../widgets/client-form/index.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

const houses = [
  { address: 'Antakalnio g. 12, Vilnius', provider: 'Alfa namai Vilnius' },
  { address: 'Antakalnio g. 128, Vilnius', provider: 'Alfa namai Vilnius' },
  { address: 'Žirmūnų g. 3, Vilnius', provider: 'Alfa šiluma' },
]

function Held() {
  const [value, setValue] = useState('')
  return (
    <form
      aria-label="form"
      onSubmit={event => {
        event.preventDefault()
        setValue('sent')
      }}
    >
      <AddressField value={value} houses={houses} provider="" error={undefined} onInput={setValue} />
    </form>
  )
}

let drawn: Drawn
beforeEach(async () => {
  drawn = await draw(<Held />, { css: widget.css, t: await translatorOf('client-form', 'en') })
  drawn.all('input')[0]?.focus()
})
afterEach(() => drawn.remove())

const input = () => drawn.all('input')[0] as HTMLInputElement
const offered = () => drawn.all('[role=option]').map(option => option.querySelector('span')?.textContent)
const marked = () => {
  const id = input().getAttribute('aria-activedescendant')
  return id === null ? undefined : drawn.root.getElementById(id)?.querySelector('span')?.textContent
}

test('CDF-1: suggests houses regardless of accents, selects with arrow keys and Enter, and inserts the flat number before the town', async () => {
  await userEvent.keyboard('antak')
  await expect.poll(offered).toEqual(['Antakalnio g. 12, Vilnius', 'Antakalnio g. 128, Vilnius'])
  expect(input().getAttribute('aria-expanded')).toBe('true')
  expect(drawn.words('[role=status]')[0]).toBe('2 houses found. Choose one with the arrow keys.')
  const { violations } = await axe.run(drawn.host)
  expect(violations.filter(({ id }) => id !== 'region').map(({ id }) => id)).toEqual([])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(marked).toBe('Antakalnio g. 128, Vilnius')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => input().value).toBe('Antakalnio g. 128, Vilnius')
  expect(offered()).toEqual([])
  await expect.poll(() => input().selectionStart).toBe('Antakalnio g. 128'.length)
  await userEvent.keyboard('-61')
  await expect.poll(() => input().value).toBe('Antakalnio g. 128-61, Vilnius')
  expect(input().getAttribute('aria-expanded')).toBe('false')
})

test('CDF-1: returns to the typed text past the last house, closes on Escape, and submits on Enter when closed', async () => {
  await userEvent.keyboard('zirm')
  await expect.poll(offered).toEqual(['Žirmūnų g. 3, Vilnius'])
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(marked).toBe('Žirmūnų g. 3, Vilnius')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(marked).toBeUndefined()
  await userEvent.keyboard('{Escape}')
  await expect.poll(offered).toEqual([])
  expect(input().value).toBe('zirm')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(offered).toHaveLength(1)
  await userEvent.keyboard('{Escape}{Enter}')
  await expect.poll(() => input().value).toBe('sent')
})

test('CDF-1: selects a house by pointer, and keeps the typed text of an unknown address', async () => {
  await userEvent.keyboard('Antak')
  await expect.poll(offered).toHaveLength(2)
  const [option] = drawn.all('[role=option]')
  if (option) await userEvent.click(option)
  await expect.poll(() => input().value).toBe('Antakalnio g. 12, Vilnius')
  await userEvent.clear(input())
  await userEvent.keyboard('Nowhere 5-1, Riga')
  await expect.poll(() => input().value).toBe('Nowhere 5-1, Riga')
  expect(offered()).toEqual([])
})
