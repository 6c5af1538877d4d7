import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { Button } from '../../../src/ui/Button.tsx'
import { Select } from '../../../src/ui/Select.tsx'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import { type Drawn, draw } from '../../support/draw.tsx'

interface DebuggingSession {
  readonly send: (method: string, params: object) => Promise<unknown>
}

const show = (media: 'print' | '') =>
  (cdp() as unknown as DebuggingSession).send('Emulation.setEmulatedMedia', { media })

let drawn: Drawn
afterEach(async () => {
  await show('')
  await drawn.remove()
})

const isShown = (element: HTMLElement) => element.checkVisibility()

test('of buttons, filters and tabs, only the chosen tab is printed', async () => {
  const tabs = [
    { id: 'bills', label: 'Bills' },
    { id: 'history', label: 'History' },
  ] as const
  drawn = await draw(
    <Tabs label="Lists" tabs={tabs} current="bills" onPick={() => undefined}>
      <Select
        label="Year"
        value="2026"
        options={[{ value: '2026', label: '2026' }]}
        onChange={() => undefined}
      />
      <Button>Pay</Button>
    </Tabs>,
  )
  const controls = drawn.all('button, label')
  expect(controls.filter(isShown)).toHaveLength(4)
  await show('print')
  expect(controls.filter(isShown).map(control => control.textContent)).toEqual(['Bills'])
})
