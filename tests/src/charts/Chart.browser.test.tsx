import axe from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Chart } from '../../../src/charts/Chart.tsx'
import type { ChartData } from '../../../src/ui/charts/ChartData.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

const months = ['2026-08', '2026-09', '2026-10']
const point = (value: number) => ({ value, text: `€${value.toFixed(2)}` })
const data: ChartData = {
  kind: 'bars',
  title: 'Amounts by month',
  categoryTitle: 'Month',
  categories: months.map(id => ({ id, name: `${id} whole`, label: id.slice(5), group: '2026' })),
  series: [
    { name: 'This year', points: [point(41.3), point(51.73), point(48.2)] },
    { name: 'A year before', points: [point(40), undefined, point(44.1)] },
  ],
  tick: value => `€${value}`,
}

let drawn: Drawn
afterEach(() => drawn.remove())

const show = async (shown = data, style: Readonly<Record<string, string>> = {}) => {
  const t = await translatorOf('bills', 'en')
  drawn = await draw(<Chart data={shown} />, { t })
  for (const [name, value] of Object.entries(style)) drawn.host.style.setProperty(name, value)
  // Its code is fetched first.
  await expect.poll(() => drawn.all('svg').length).toBeGreaterThan(0)
  return drawn.all('[role=slider]')[0] as HTMLElement
}

describe('a chart', () => {
  test('BIL-1: arrow keys move between values, Home and End to the ends, and each value is announced', async () => {
    const plot = await show()
    expect(plot.ariaValueText).toBe('2026-10 whole: This year €48.20, A year before €44.10')
    plot.focus()
    await act(() => userEvent.keyboard('{ArrowLeft}'))
    expect(plot.ariaValueText).toBe('2026-09 whole: This year €51.73, A year before –')
    expect(drawn.words('.chart-said').join()).toContain('€51.73')
    await act(() => userEvent.keyboard('{Home}{ArrowLeft}'))
    expect(plot.ariaValueNow).toBe('1')
    await act(() => userEvent.keyboard('{End}'))
    expect(plot.ariaValueNow).toBe('3')
  })

  test.each(['DejaVu Sans', 'DejaVu Sans Condensed'])(
    'BIL-1: %s: no text of the axes overflows the drawing',
    async font => {
      const tick = (value: number) => `${value.toFixed(2)}\u00a0Eur`
      await show({ ...data, tick }, { width: '320px', '--resident-font': `"${font}"` })
      // The chart measures its texts again when its width or font has changed, in a later frame.
      const textsOutside = () => {
        const drawing = drawn.all('svg[width]')[0]?.getBoundingClientRect()
        const texts = drawn.all('svg text').map(text => text.getBoundingClientRect())
        if (!drawing || drawing.width > 320 || texts.length <= 4) return 'not measured again yet'
        return texts.filter(({ left, right }) => left < drawing.left || right > drawing.right)
      }
      await expect.poll(textsOutside).toEqual([])
    },
  )

  test('its table has every value, for screen readers always and for others after a click', async () => {
    await show()
    const cells = () => drawn.all('tbody tr').map(row => row.textContent)
    expect(cells()).toEqual([
      '2026-08 whole€41.30€40.00',
      '2026-09 whole€51.73–',
      '2026-10 whole€48.20€44.10',
    ])
    expect(drawn.all('.vh table')).toHaveLength(1)
    await drawn.press('Show as a table')
    expect(drawn.all('svg[width]')).toEqual([])
    expect(drawn.all('.vh table')).toEqual([])
    expect(cells()).toHaveLength(3)
    await drawn.press('Show as a chart')
    expect(drawn.all('[role=slider]')).toHaveLength(1)
  })

  test.each(['bars', 'lines'] as const)(
    '%s differ by more than their colour, without an accessibility fault',
    async kind => {
      await show({ ...data, kind })
      const { violations } = await axe.run(drawn.host)
      expect(violations.filter(({ id }) => id !== 'region').map(({ id }) => id)).toEqual([])
      const [first, second] = ['.chart-plot .chart-s0', '.chart-plot .chart-s1'].map(selector => {
        const [mark] = drawn.all(`${selector} :is(rect, path)`)
        return mark && getComputedStyle(mark)
      })
      if (kind === 'bars') expect(first?.fill).not.toBe(second?.fill)
      else expect(second?.strokeDasharray).not.toBe(first?.strokeDasharray)
    },
  )

  test('loads and draws nothing until it is near the viewport', async () => {
    const t = await translatorOf('bills', 'en')
    drawn = await draw(
      <>
        <div style={{ blockSize: '4000px' }} />
        <Chart data={data} />
      </>,
      { t },
    )
    const place = drawn.all('.chart-place')[0]
    expect(drawn.all('figure')).toEqual([])
    await act(async () => place?.scrollIntoView())
    await expect.poll(() => drawn.all('figure')).toHaveLength(1)
  })
})
