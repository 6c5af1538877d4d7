import '../../support/fixedDay.ts'
import { expect, test } from 'vitest'
import { BillsView } from '../../../widgets/bills/BillsView.tsx'
import { widget } from '../../../widgets/bills/index.ts'
import { scenarios } from '../../../widgets/bills/scenarios.ts'
import type { BillsViewProps } from '../../../widgets/bills/types.ts'
import { draw, translatorOf } from '../../support/draw.tsx'
import { inert } from '../../support/everyView.ts'
import { settle } from '../../support/settle.ts'

test.each([
  ['to pay', false],
  ['paying a part', true],
])('NAV-15: the dialog of paying comes with its styles when it is opened: %s, %s', async (name, expected) => {
  const t = await translatorOf('bills', 'en')
  const scenario = scenarios(t)[name]
  if (!scenario) throw new Error(`No scenario ${name}`)
  const props = { ...(inert as Partial<BillsViewProps>), ...scenario } as BillsViewProps
  const drawn = await draw(<BillsView {...props} />, { t, css: widget.css })
  await settle(drawn)
  expect(drawn.all('dialog')).toHaveLength(expected ? 1 : 0)
  const rules = drawn.root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.some(({ cssText }) => cssText.startsWith('.pay-others'))).toBe(expected)
  await drawn.remove()
})
