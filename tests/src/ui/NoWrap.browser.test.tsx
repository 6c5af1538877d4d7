import { afterEach, expect, test } from 'vitest'
import { NoWrap } from '../../../src/ui/NoWrap.tsx'
import { type Drawn, draw } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

test('a house number stays on one line in a narrow box, and its text is unchanged', async () => {
  drawn = await draw(
    <p style={{ inlineSize: '1px' }}>
      <NoWrap text="Žirmūnų g. 113-70, Vilnius; Upės iela 3A–2b" />
    </p>,
  )
  expect(drawn.root.querySelector('p')?.textContent).toBe('Žirmūnų g. 113-70, Vilnius; Upės iela 3A–2b')
  const lines = [...drawn.root.querySelectorAll('.joined')].map(number => [
    number.textContent,
    number.getClientRects().length,
  ])
  expect(lines).toEqual([
    ['113-70', 1],
    ['3A–2b', 1],
  ])
})
