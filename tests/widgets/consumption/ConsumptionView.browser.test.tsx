import '../../support/fixedDay.ts'
import { describe, expect, test } from 'vitest'
import { shownUnit } from '../../../src/api/rules/shownUnit.ts'
import { locales } from '../../../src/api/schemas/locales.ts'
import { createFormats } from '../../../src/i18n/formats.ts'
import { ConsumptionView } from '../../../widgets/consumption/ConsumptionView.tsx'
import { widget } from '../../../widgets/consumption/index.ts'
import { scenarios } from '../../../widgets/consumption/scenarios.ts'
import { draw, translatorOf } from '../../support/draw.tsx'
import { requiredData } from './requiredData.ts'

/** No-break spaces are spaces to readers. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe.each(locales)('CNS-1 CNS-3: in %s', locale => {
  test.each(requiredData.map(each => [each.datum, each] as const))(
    'the view shows %s',
    async (_, { scenario = 'heating', shows }) => {
      const t = await translatorOf('consumption', locale)
      const props = scenarios(t)[scenario]
      if (!props) throw new Error(`There is no scenario ${scenario}.`)
      const view = await draw(<ConsumptionView {...props} />, { locale, t, css: widget.css })
      const [text = ''] = view.words('.root').map(plain)
      const { month, reading, unitPrice } = createFormats(locale, () => '2026-11-21', t)
      const unitName = (unit: string) => shownUnit(unit, locale)
      const words = shows({ t, month, reading, unitPrice, unitName })
      await view.remove()
      expect(words.map(plain).filter(word => !text.includes(word))).toEqual([])
    },
  )
})

test('CNS-4: a value that was estimated is marked by more than its colour', async () => {
  const t = await translatorOf('consumption', 'en')
  const { estimated } = scenarios(t)
  const view = await draw(estimated && <ConsumptionView {...estimated} />, { t, css: widget.css })
  expect(view.words('.status.warning')).toEqual(['Estimated, without a reading'])
  expect(view.all('.status.warning svg')).toHaveLength(1)
  await view.remove()
})

test.each(locales)('CNS-2: in %s no comparison lies over its label in a narrow container', async locale => {
  const t = await translatorOf('consumption', locale)
  const { heating } = scenarios(t)
  const view = await draw(heating && <ConsumptionView {...heating} />, { locale, t, css: widget.css })
  view.host.style.maxWidth = '360px'
  const linesOf = (kind: string) =>
    view.all(`.comparisons ${kind}`).map(cell => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      return [...words.getClientRects()]
    })
  const values = linesOf('dd')
  const covered = linesOf('dt').filter((lines, row) =>
    lines.some(label =>
      values[row]?.some(
        value =>
          label.left < value.right &&
          value.left < label.right &&
          label.top < value.bottom &&
          value.top < label.bottom,
      ),
    ),
  )
  expect(values).toHaveLength(4)
  expect(covered).toEqual([])
  await view.remove()
})
