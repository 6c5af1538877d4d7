import '../../support/fixedDay.ts'
import { describe, expect, test } from 'vitest'
import { locales } from '../../../src/api/schemas/locales.ts'
import { AccessibilityStatementView } from '../../../widgets/accessibility-statement/AccessibilityStatementView.tsx'
import { widget } from '../../../widgets/accessibility-statement/index.ts'
import report from '../../../widgets/accessibility-statement/report.json' with { type: 'json' }
import { scenarios } from '../../../widgets/accessibility-statement/scenarios.ts'
import type { Report } from '../../../widgets/accessibility-statement/types.ts'
import { draw, translatorOf } from '../../support/draw.tsx'

const stateOf = (all: ReturnType<typeof scenarios>, name: string) => {
  const props = all[name]
  if (!props) throw new Error(`There is no scenario ${name}.`)
  return props
}

/** No-break spaces are spaces to readers. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** The day of the report, with its year. */
const dates: Readonly<Record<string, string>> = {
  en: '23 November 2026',
  lt: '2026 m. lapkričio 23 d.',
  lv: '2026. gada 23. novembris',
  ru: '23 ноября 2026 г.',
}

describe.each(locales)('A11-6: in %s', locale => {
  test('the statement has the degree, each feature, each gap with its way around, and the date of the derived report', async () => {
    const t = await translatorOf('accessibility-statement', locale)
    const shown = { ...report, assessedOn: '2026-11-23' } as Report
    const props = { ...stateOf(scenarios(t), 'statement'), report: shown }
    const view = await draw(<AccessibilityStatementView {...props} />, { locale, t, css: widget.css })
    const [text = ''] = view.words('.root').map(plain)
    const gaps = report.gaps.flatMap(({ number, name }) => [
      ...['what', 'why', 'instead'].map(part => t(`gaps.of.${number.replaceAll('.', '_')}.${part}`)),
      name,
    ])
    const wanted = [
      t('conformance.partial.name'),
      ...report.features.map(name => t(`features.of.${name}`)),
      ...gaps,
      String(dates[locale]),
      String(report.criteria.met),
    ]
    expect(wanted.map(plain).filter(words => !text.includes(words))).toEqual([])
    await view.remove()
  })
})

test('A11-6: a report leads to the vendor’s address, number and requests, a complaint to the authority', async () => {
  const t = await translatorOf('accessibility-statement', 'en')
  const view = await draw(<AccessibilityStatementView {...stateOf(scenarios(t), 'statement')} />, {
    t,
    css: widget.css,
  })
  expect(view.all('.help a').map(link => link.getAttribute('href'))).toEqual([
    'mailto:pagalba@alfa.example',
    'tel:+37055550101',
    '/help-desk/create',
    'mailto:skundai@prieinamumas.example',
    'tel:+37055550199',
    'https://www.prieinamumas.example/skundai',
  ])
  expect(view.words('.help .muted')).toEqual(['You get an answer within 14 days.'])
  await view.remove()
})

test('A11-6: without settings the statement says where contacts are, and that the country has an authority', async () => {
  const t = await translatorOf('accessibility-statement', 'en')
  const view = await draw(<AccessibilityStatementView {...stateOf(scenarios(t), 'nothing set')} />, {
    t,
    css: widget.css,
  })
  const [text = ''] = view.words('.help')
  expect(view.all('.help a')).toEqual([])
  expect(text).toContain(t('report.none'))
  expect(text).toContain(t('complaint.none'))
  await view.remove()
})

test('A11-6: a failed call takes the contacts away and nothing of the results', async () => {
  const t = await translatorOf('accessibility-statement', 'en')
  const view = await draw(<AccessibilityStatementView {...stateOf(scenarios(t), 'failed')} />, {
    t,
    css: widget.css,
  })
  const [text = ''] = view.words('.root')
  expect(view.all('[role=alert], .notice')).not.toEqual([])
  expect(text).toContain(t('conformance.partial.text'))
  expect(text).toContain(t('gaps.of.10.what'))
  await view.remove()
})
