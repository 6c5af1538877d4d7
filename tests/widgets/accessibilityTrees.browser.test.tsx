import '../support/fixedDay.ts'
import { expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { type Drawn, draw, translatorOf } from '../support/draw.tsx'
import { everyView, inert } from '../support/everyView.ts'
import { isAsShipped } from '../support/isAsShipped.ts'
import { settle } from '../support/settle.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    accessibilityTree: (selector: string) => Promise<string>
  }
}

/** Everything is in view, so that charts below the first screen are drawn too. */
class InView implements Partial<IntersectionObserver> {
  readonly #report: IntersectionObserverCallback
  constructor(report: IntersectionObserverCallback) {
    this.#report = report
  }
  observe = () => this.#report([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
  disconnect = () => undefined
}
vi.stubGlobal('IntersectionObserver', InView)

const files = Object.keys(import.meta.glob('../trees/*.txt'))

/** Inputs that the container puts into the page: the view has their places. */
function markPlaces({ root }: Drawn): void {
  for (const slot of root.querySelectorAll<HTMLSlotElement>('slot:empty:not([name="form"])'))
    slot.append(`(input ${slot.name})`)
}

test.runIf(isAsShipped).each(everyView)(
  'A11-7: $widget, in every state, has the roles, names and values of tests/trees',
  async ({ widget, View, css, states }) => {
    const t = await translatorOf(widget, 'en')
    const trees: string[] = []
    for (const [state, props] of Object.entries(states(t))) {
      const drawn = await draw(<View {...inert} {...props} />, { css, t })
      drawn.host.id = 'drawn'
      await settle(drawn)
      markPlaces(drawn)
      const tree = await commands.accessibilityTree('#drawn')
      trees.push(`${JSON.stringify(state)}:\n${tree.replace(/^(?=.)/gm, '  ')}\n`)
      await drawn.remove()
    }
    await expect(trees.join('\n')).toMatchFileSnapshot(`../trees/${widget}.txt`)
  },
)

test('A11-7: an element that is gone has no file in tests/trees', () => {
  const elements = everyView.map(({ widget }) => `../trees/${widget}.txt`)
  expect(files.filter(file => !elements.includes(file))).toEqual([])
})
