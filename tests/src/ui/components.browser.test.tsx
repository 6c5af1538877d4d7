import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../../../src/ui/Button.tsx'
import { Confirm } from '../../../src/ui/Confirm.tsx'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { Logo } from '../../../src/ui/Logo.tsx'
import { Menu } from '../../../src/ui/Menu.tsx'
import { Pager } from '../../../src/ui/Pager.tsx'
import { Switch } from '../../../src/ui/Switch.tsx'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

const find = (selector: string) => {
  const element = drawn.root.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`Nothing matches ${selector}`)
  return element
}
const focused = () => drawn.root.activeElement
const press = (keys: string) => act(() => userEvent.keyboard(keys))
const click = (selector: string) => act(() => userEvent.click(find(selector)))

describe('a busy button', () => {
  test('keeps the focus, announces that it is busy and ignores a second click', async () => {
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

  test('CON-1: begins with its first control, and without one with its heading, not with the close button', async () => {
    await open()
    expect(focused()?.id).toBe('inside')
    await drawn.remove()
    drawn = await draw(
      <Dialog open title="A notice" closeLabel="Close" onClose={onClosed}>
        Text
      </Dialog>,
    )
    expect(focused()?.textContent).toBe('A notice')
  })

  test('CON-1: Escape closes it and restores the focus', async () => {
    await open()
    expect(find('dialog').contains(focused())).toBe(true)
    await press('{Escape}')
    await expect.poll(() => onClosed).toHaveBeenCalledTimes(1)
    expect(find('dialog').matches('[open]')).toBe(false)
    expect(focused()).toBe(find('#opener'))
  })

  test('CON-1: a click outside closes it, a click inside does not', async () => {
    await open()
    await click('#inside')
    expect(onClosed).not.toHaveBeenCalled()
    await act(() => userEvent.click(find('dialog'), { position: { x: -200, y: 300 }, force: true }))
    expect(onClosed).toHaveBeenCalledTimes(1)
    expect(focused()).toBe(find('#opener'))
  })

  test('does not say that it was closed when it is removed while open', async () => {
    await open()
    const closed = new Promise(resolve => find('dialog').addEventListener('close', resolve))
    await drawn.remove()
    await closed
    expect(onClosed).not.toHaveBeenCalled()
  })

  test('opens again when it is asked to before the browser has told that it closed', async () => {
    await open()
    await act(async () => {
      const dialog = find('dialog') as HTMLDialogElement
      dialog.requestClose()
      find('#opener').click()
      if (dialog.open) return
      await new Promise(resolve => dialog.addEventListener('close', resolve))
    })
    await expect.poll(() => find('dialog').matches(':modal')).toBe(true)
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
  test('are one Tab stop; arrows, Home and End select and move the focus', async () => {
    drawn = await draw(<TwoTabs />)
    const tabStates = () => [
      find('[aria-selected="true"]').textContent,
      focused()?.textContent,
      find('p').textContent,
    ]
    await click('[role="tab"]')
    await press('{ArrowRight}')
    expect(tabStates()).toEqual(['History', 'History', 'b'])
    await press('{ArrowRight}')
    expect(tabStates()).toEqual(['Invoices', 'Invoices', 'a'])
    await press('{End}')
    expect(tabStates()).toEqual(['History', 'History', 'b'])
    await press('{Home}')
    expect(tabStates()).toEqual(['Invoices', 'Invoices', 'a'])
    expect(drawn.root.querySelectorAll('[role="tab"][tabindex="0"]')).toHaveLength(1)
    expect(find('[role="tabpanel"]').getAttribute('aria-labelledby')).toBe(find('[aria-selected="true"]').id)
  })

  test('are in one row where they fit, and each is whole where they do not', async () => {
    const labels = ['Отопление', 'Горячая вода', 'Холодная вода', 'Согласия по договорам и учётной записи']
    const tabs = labels.map(label => ({ id: label, label }))
    drawn = await draw(
      <Tabs label="Kinds" tabs={tabs} current="Отопление" onPick={() => undefined}>
        <p>Panel</p>
      </Tabs>,
    )
    const rowsAt = (width: number) => {
      drawn.host.style.width = `${width}px`
      const room = find('.tabs').getBoundingClientRect()
      const boxes = drawn.all('[role="tab"]').map(tab => tab.getBoundingClientRect())
      const whole = boxes.filter(({ left, right }) => left >= room.left && right <= room.right + 1)
      return { whole: whole.length, rows: new Set(boxes.map(({ top }) => top)).size }
    }
    expect(rowsAt(900)).toEqual({ whole: 4, rows: 1 })
    expect(rowsAt(294)).toEqual({ whole: 4, rows: 3 })
    expect(rowsAt(200)).toEqual({ whole: 4, rows: 4 })
  })
})

describe('a menu', () => {
  const items = [
    { id: 'en', label: 'English' },
    { id: 'lt', label: 'Lietuvių' },
  ]
  const onPick = vi.fn()
  afterEach(() => onPick.mockClear())

  test('LAY-8: opens on the current choice, arrows move, Enter selects, and the focus is restored', async () => {
    drawn = await draw(<Menu label="Language" items={items} current="en" onPick={onPick} />)
    await click('.menu-btn')
    await expect.poll(() => focused()?.textContent).toBe('English')
    await press('{ArrowDown}{Enter}')
    expect(onPick).toHaveBeenCalledWith('lt')
    expect(find('.menu').matches(':popover-open')).toBe(false)
    expect(focused()).toBe(find('.menu-btn'))
  })

  test('Escape closes it without a selection', async () => {
    drawn = await draw(<Menu label="Language" items={items} current="en" onPick={onPick} />)
    await click('.menu-btn')
    await expect.poll(() => focused()?.textContent).toBe('English')
    await press('{Escape}')
    await expect.poll(() => find('.menu-btn').getAttribute('aria-expanded')).toBe('false')
    expect(focused()).toBe(find('.menu-btn'))
    expect(onPick).not.toHaveBeenCalled()
  })

  test('stays inside the viewport at its right edge', async () => {
    drawn = await draw(<Menu label="Language" items={items} current="en" onPick={onPick} />)
    drawn.host.style.cssText = 'position: absolute; right: 0; width: 130px'
    await click('.menu-btn')
    await expect.poll(() => focused()?.textContent).toBe('English')
    expect(find('.menu').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  })
})

describe('a logo', () => {
  test('that does not load becomes the first letter of the name', async () => {
    drawn = await draw(<Logo name="beta būstas" src="data:image/svg+xml,broken" colour="#5B2D90" />)
    await expect.poll(() => drawn.root.querySelector('img')).toBeNull()
    expect(find('.logo').textContent).toBe('B')
  })
})

describe('a switch', () => {
  const onChange = vi.fn()
  afterEach(() => onChange.mockClear())
  const row = (more: object) => (
    <Switch label="Newsletter" text="Twice a month" checked {...more} onChange={onChange} />
  )

  test('announces its name, state and effect, and requests the other state', async () => {
    drawn = await draw(row({}))
    const button = find('[role="switch"]')
    expect(button.ariaChecked).toBe('true')
    const named = (ids: string | null) =>
      ids?.split(' ').map(id => drawn.root.getElementById(id)?.textContent)
    expect(named(button.getAttribute('aria-labelledby'))).toEqual(['Newsletter'])
    expect(named(button.getAttribute('aria-describedby'))).toEqual(['Twice a month'])
    await click('[role="switch"]')
    expect(onChange.mock.calls).toEqual([[false]])
  })

  test('ignores clicks while it is saving or disabled, and says why', async () => {
    drawn = await draw(row({ busy: true }))
    await act(() => userEvent.click(find('[role="switch"]'), { force: true }))
    await drawn.redraw(row({ locked: 'Needed for the account' }))
    await act(() => userEvent.click(find('[role="switch"]'), { force: true }))
    expect(onChange).not.toHaveBeenCalled()
    expect(drawn.words('[role="switch"]')[0]).toContain('Needed for the account')
  })
})

describe('a confirmation dialog', () => {
  const onConfirm = vi.fn()
  const onClose = vi.fn()
  afterEach(() => {
    onConfirm.mockClear()
    onClose.mockClear()
  })
  const question = (more: object = {}) => (
    <Confirm
      open
      danger
      title="Delete the account?"
      closeLabel="Close"
      cancelLabel="Keep it"
      confirmLabel="Delete"
      typed={{ label: 'Type DELETE', expectedText: 'DELETE', error: 'Type DELETE to go on' }}
      {...more}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )

  test('AUT-15: does nothing before the word is typed, and shows the error at the field', async () => {
    drawn = await draw(question())
    await drawn.press('Delete')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(drawn.words('.error')).toEqual(['Type DELETE to go on'])
    expect(find('input').ariaInvalid).toBe('true')
    await act(() => userEvent.fill(find('input'), ' delete '))
    expect(drawn.all('.error')).toEqual([])
    await press('{Enter}')
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  test('AUT-15: accepts the word without its accents', async () => {
    drawn = await draw(
      question({ typed: { label: 'Įrašykite', expectedText: 'IŠTRINTI', error: 'Įrašykite žodį' } }),
    )
    await act(() => userEvent.fill(find('input'), 'istrinti'))
    await press('{Enter}')
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  test('while busy it can neither be closed nor sent again; a failure shows an error and keeps the input', async () => {
    drawn = await draw(question({ typed: undefined, busy: true }))
    await drawn.press('Delete')
    await drawn.press('Keep it')
    await drawn.press('Close')
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
    await drawn.redraw(question({ typed: undefined, error: 'It did not work.' }))
    expect(drawn.words('[role="alert"]')).toEqual(['It did not work.'])
    await drawn.press('Keep it')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('A11-3: Escape while busy leaves it open, so that a failure is seen', async () => {
    drawn = await draw(question({ busy: true }))
    const cancelled: boolean[] = []
    const dialog = find('dialog')
    dialog.addEventListener('cancel', event => cancelled.push(event.defaultPrevented))
    const closed = new Promise(resolve => dialog.addEventListener('close', resolve))
    await press('{Escape}')
    expect(cancelled).toEqual([true])
    expect(dialog.matches(':modal')).toBe(true)
    // Browsers let nobody prevent every Escape.
    ;(dialog as HTMLDialogElement).close()
    await closed
    await expect.poll(() => find('dialog').matches(':modal')).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
    await drawn.redraw(question({ error: 'It did not work.' }))
    expect(drawn.words('[role="alert"]')).toEqual(['It did not work.'])
    expect(find('dialog').contains(focused())).toBe(true)
  })
})

test('A11-3: the focus goes to the amount of rows when the button for more goes with the last ones', async () => {
  const onClick = vi.fn()
  drawn = await draw(<Pager text="20 of 24" more={{ label: 'Show more', busy: false, onClick }} />)
  await click('button')
  expect(onClick).toHaveBeenCalledTimes(1)
  await drawn.redraw(<Pager text="24 of 24" />)
  expect(drawn.all('button')).toEqual([])
  expect(focused()?.textContent).toBe('24 of 24')
})
