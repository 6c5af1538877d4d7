import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../../../src/ui/Button.tsx'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { Logo } from '../../../src/ui/Logo.tsx'
import lists from '../../../src/ui/lists.css?inline'
import { Menu } from '../../../src/ui/Menu.tsx'
import overlays from '../../../src/ui/overlays.css?inline'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import { act } from '../../support/act.ts'
import { type Drawn, draw as drawPlain } from '../../support/draw.tsx'

const draw = (node: ReactNode) => drawPlain(node, { css: [lists, overlays] })

let drawn: Drawn
afterEach(() => drawn.remove())

const find = (selector: string) => {
  const found = drawn.root.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}`)
  return found
}
const focused = () => drawn.root.activeElement
const press = (keys: string) => act(() => userEvent.keyboard(keys))
const click = (selector: string) => act(() => userEvent.click(find(selector)))

describe('a button under way', () => {
  test('keeps the focus, says it is under way and takes no second click', async () => {
    const onClick = vi.fn()
    drawn = await draw(<Button onClick={onClick}>Pay</Button>)
    await click('button')
    await drawn.redraw(
      <Button busy onClick={onClick}>
        Pay
      </Button>,
    )
    await act(() => userEvent.click(find('button'), { force: true }))
    await press('{Enter}')
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(focused()).toBe(find('button'))
    expect(find('button').getAttribute('aria-disabled')).toBe('true')
  })
})

function Window({ onClosed }: { readonly onClosed: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClosed()
  }
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog drawer open={open} title="Your contracts" closeLabel="Close" onClose={close}>
        <button type="button" id="inside">
          Inside
        </button>
      </Dialog>
    </>
  )
}

describe('a drawer', () => {
  const onClosed = vi.fn()
  afterEach(() => onClosed.mockClear())
  const open = async () => {
    drawn = await draw(<Window onClosed={onClosed} />)
    await click('#opener')
    expect(find('dialog').matches(':modal')).toBe(true)
  }

  test('CON-1: Escape closes it and gives the focus back', async () => {
    await open()
    expect(find('dialog').contains(focused())).toBe(true)
    await press('{Escape}')
    await vi.waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1))
    expect(find('dialog').matches('[open]')).toBe(false)
    expect(focused()).toBe(find('#opener'))
  })

  test('CON-1: a click beside it closes it, a click inside does not', async () => {
    await open()
    await click('#inside')
    expect(onClosed).not.toHaveBeenCalled()
    await act(() => userEvent.click(find('dialog'), { position: { x: -200, y: 300 }, force: true }))
    expect(onClosed).toHaveBeenCalledTimes(1)
    expect(focused()).toBe(find('#opener'))
  })

  test('its close button closes it, and it opens again', async () => {
    await open()
    await click('dialog header button')
    expect(onClosed).toHaveBeenCalledTimes(1)
    await click('#opener')
    expect(find('dialog').matches(':modal')).toBe(true)
  })
})

function TwoTabs() {
  const [current, setCurrent] = useState<'a' | 'b'>('a')
  return (
    <Tabs
      label="Bills"
      tabs={[
        { id: 'a', label: 'Invoices' },
        { id: 'b', label: 'History' },
      ]}
      current={current}
      onPick={setCurrent}
    >
      <p>{current}</p>
    </Tabs>
  )
}

describe('tabs', () => {
  test('are one stop for the Tab key; arrows, Home and End choose and move the focus', async () => {
    drawn = await draw(<TwoTabs />)
    const shown = () => [
      find('[aria-selected="true"]').textContent,
      focused()?.textContent,
      find('p').textContent,
    ]
    await click('[role="tab"]')
    await press('{ArrowRight}')
    expect(shown()).toEqual(['History', 'History', 'b'])
    await press('{ArrowRight}')
    expect(shown()).toEqual(['Invoices', 'Invoices', 'a'])
    await press('{End}')
    expect(shown()).toEqual(['History', 'History', 'b'])
    await press('{Home}')
    expect(shown()).toEqual(['Invoices', 'Invoices', 'a'])
    expect(drawn.root.querySelectorAll('[role="tab"][tabindex="0"]')).toHaveLength(1)
    expect(find('[role="tabpanel"]').getAttribute('aria-labelledby')).toBe(find('[aria-selected="true"]').id)
  })
})

describe('a menu', () => {
  const items = [
    { id: 'en', label: 'English' },
    { id: 'lt', label: 'Lietuvių' },
  ]
  const onPick = vi.fn()
  afterEach(() => onPick.mockClear())

  test('LAY-8: opens on the current choice, arrows move, Enter chooses, the focus comes back', async () => {
    drawn = await draw(<Menu label="Language" items={items} current="en" onPick={onPick} />)
    await click('.menu-btn')
    await vi.waitFor(() => expect(focused()?.textContent).toBe('English'))
    await press('{ArrowDown}{Enter}')
    expect(onPick).toHaveBeenCalledWith('lt')
    expect(find('.menu').matches(':popover-open')).toBe(false)
    expect(focused()).toBe(find('.menu-btn'))
  })

  test('Escape closes it and nothing is chosen', async () => {
    drawn = await draw(<Menu label="Language" items={items} current="en" onPick={onPick} />)
    await click('.menu-btn')
    await vi.waitFor(() => expect(focused()?.textContent).toBe('English'))
    await press('{Escape}')
    await vi.waitFor(() => expect(find('.menu-btn').getAttribute('aria-expanded')).toBe('false'))
    expect(focused()).toBe(find('.menu-btn'))
    expect(onPick).not.toHaveBeenCalled()
  })

  test('stays inside the window at its right edge', async () => {
    drawn = await draw(<Menu label="Language" items={items} current="en" onPick={onPick} />)
    drawn.host.style.cssText = 'position: absolute; right: 0; width: 130px'
    await click('.menu-btn')
    await vi.waitFor(() => expect(focused()?.textContent).toBe('English'))
    expect(find('.menu').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  })
})

describe('a logo', () => {
  test('whose drawing does not load becomes the first letter of the name', async () => {
    drawn = await draw(<Logo name="beta būstas" src="data:image/svg+xml,broken" colour="#5B2D90" />)
    await vi.waitFor(() => expect(drawn.root.querySelector('img')).toBeNull())
    expect(find('.logo').textContent).toBe('B')
  })
})
