import { afterEach, describe, expect, test, vi } from 'vitest'
import { widget } from '../../../widgets/toasts/index.ts'
import { type ToastItem, ToastsView } from '../../../widgets/toasts/ToastsView.tsx'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

const sent: ToastItem = { id: 1, type: 'success', text: 'The link was sent.' }
const late: ToastItem = { id: 2, type: 'warning', text: 'The connection is slow.' }

let drawn: Drawn
afterEach(() => drawn.remove())

describe('toasts', () => {
  test('LAY-16: stack, each with its kind as text, and close one by one', async () => {
    const t = await translatorOf('toasts', 'en')
    const onClose = vi.fn()
    drawn = await draw(<ToastsView toasts={[sent, late]} onClose={onClose} onPause={() => undefined} />, {
      t,
      css: widget.css,
    })
    const visibleToasts = drawn.all('.toast')
    expect(visibleToasts.map(toast => toast.textContent)).toEqual([
      'Done: The link was sent.',
      'Attention: The connection is slow.',
    ])
    await act(async () => visibleToasts[0]?.querySelector('button')?.click())
    expect(onClose).toHaveBeenCalledWith(1)
  })

  test('LAY-16: the newest lies above dialogs that were opened before it', async () => {
    const t = await translatorOf('toasts', 'en')
    const view = (...toasts: ToastItem[]) => (
      <ToastsView toasts={toasts} onClose={() => undefined} onPause={() => undefined} />
    )
    drawn = await draw(view(sent), { t, css: widget.css })
    const cover = document.body.appendChild(document.createElement('div'))
    cover.popover = 'manual'
    cover.style.cssText = 'inset: 0; width: 100vw; height: 100vh; margin: 0; padding: 0'
    cover.showPopover()
    const seen = () => {
      const { left = 0, top = 0 } = drawn.all('.toast').at(-1)?.getBoundingClientRect() ?? {}
      return document.elementFromPoint(left + 30, top + 20)
    }
    expect(seen()).toBe(cover)
    await drawn.redraw(view(sent, late))
    expect(seen()).toBe(drawn.host)
    cover.remove()
  })

  test('LAY-16: offer undo, and pause their timer while hovered or focused', async () => {
    const t = await translatorOf('toasts', 'en')
    const onHold = vi.fn()
    const run = vi.fn()
    const removed: ToastItem = { ...sent, text: 'The contract was removed.', action: { label: 'Undo', run } }
    const view = (...toasts: ToastItem[]) => (
      <ToastsView toasts={toasts} onClose={() => undefined} onPause={onHold} />
    )
    drawn = await draw(view(removed), { t, css: widget.css })
    const [undo, close] = drawn.all('button')
    await act(async () => undo?.focus())
    expect(onHold).toHaveBeenLastCalledWith(true)
    await act(async () => close?.focus())
    expect(onHold).toHaveBeenLastCalledWith(true)
    await act(async () => close?.blur())
    expect(onHold).toHaveBeenLastCalledWith(false)
    await drawn.press('Undo')
    expect(run).toHaveBeenCalledOnce()
    await drawn.redraw(view(removed, late))
    await act(async () => undo?.focus())
    expect(onHold).toHaveBeenLastCalledWith(true)
    await drawn.redraw(view(late))
    expect(
      onHold,
      'a toast that went from under the focus does not stop the others',
    ).toHaveBeenLastCalledWith(false)
    await act(async () => drawn.all('button')[0]?.focus())
    await drawn.redraw(view())
    expect(
      onHold,
      'a toast that went from under the focus does not stop those to come',
    ).toHaveBeenLastCalledWith(false)
  })
})
