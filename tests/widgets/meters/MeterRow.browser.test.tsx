import '../../support/fixedDay.ts'
import { expect, test } from 'vitest'
import { meterTypes } from '../../../src/api/schemas/meters.ts'
import { MeterRow } from '../../../widgets/meters/components/MeterRow.tsx'
import { ReadingRow } from '../../../widgets/meters/components/ReadingRow.tsx'
import { widget } from '../../../widgets/meters/index.ts'
import type { ReadingRowProps } from '../../../widgets/meters/types.ts'
import { draw, translatorOf } from '../../support/draw.tsx'

const nothing = () => undefined

const props = (type: (typeof meterTypes)[number], readingSource: 'remote' | 'resident'): ReadingRowProps => ({
  meter: {
    id: 1,
    number: 'M-1',
    type,
    unit: 'm³',
    objectId: 1,
    expiryDate: '2020-01-01',
    isExpired: false,
    latestMeterReading: null,
    defaultValue: '0',
    declared: null,
    readingSource,
  },
  level: 'h3',
  typed: '',
  result: undefined,
  differences: undefined,
  showsIssues: false,
  state: 'open',
  verification: () => ({ href: '#', onClick: nothing }),
  photo: () => null,
  onType: nothing,
  onLeave: nothing,
})

test.each(meterTypes)('CNS-4: a remotely read meter of type %s shows no field, and says why', async type => {
  const t = await translatorOf('meters', 'en')
  const view = await draw(<ReadingRow {...props(type, 'remote')} />, { t })
  expect(view.all('input')).toHaveLength(0)
  expect(view.words('.status')).toEqual(['Read remotely'])
  await view.redraw(<ReadingRow {...props(type, 'resident')} />)
  expect(view.all('input')).toHaveLength(1)
  await view.remove()
})

test('A11-3: the focus moves to the heading of a meter whose field goes with its accepted reading', async () => {
  const view = await draw(<ReadingRow {...props('gas', 'resident')} />, {
    t: await translatorOf('meters', 'en'),
  })
  const [field] = view.all('input') as HTMLInputElement[]
  field?.focus()
  const accepted = props('gas', 'resident')
  const declared = { valueTo: '12', hasPhoto: false }
  await view.redraw(
    <ReadingRow {...accepted} meter={{ ...accepted.meter, declared } as ReadingRowProps['meter']} />,
  )
  expect(view.all('input')).toHaveLength(0)
  const [heading] = view.all('h3')
  expect(heading?.matches(':focus')).toBe(true)
  await view.remove()
})

test('A11-3: the focus moves to the field when the suggested reading is taken, because its button goes', async () => {
  const t = await translatorOf('meters', 'en')
  const row = props('gas', 'resident')
  const meter = { ...row.meter, latestMeterReading: { valueTo: '412.5', date: '2026-10-29' } }
  const given = { ...row, meter, differences: ['3', '4', '3', '4', '3'], showsIssues: true }
  const view = await draw(<ReadingRow {...given} typed="4165" />, { t })
  const [take] = view.all('button').filter(({ textContent }) => textContent?.includes('416'))
  take?.focus()
  take?.click()
  await view.redraw(<ReadingRow {...given} typed="416.5" />)
  expect(view.all('.meter-odd')).toHaveLength(0)
  expect(view.all('input')[0]?.matches(':focus')).toBe(true)
  await view.remove()
})

test('MET-1: while no reading is taken, a row shows type and last reading, and its number and verification once opened', async () => {
  const { meter: gas, level, verification } = props('gas', 'resident')
  const closed = { level, verification, isClosed: true } as const
  const meter = { ...gas, latestMeterReading: { valueTo: '412.5', date: '2026-10-29' } }
  const view = await draw(<MeterRow {...closed} meter={meter} />, { t: await translatorOf('meters', 'en') })
  const [row] = view.all('details')
  // The browser draws the content of a row with the next frame.
  await expect
    .poll(() => view.words('summary').join())
    .toMatch(/^Gas\s+412\.5 m³\s*Last reading, 29.October$/)
  expect(view.words('details').join()).not.toContain('M-1')
  if (row instanceof HTMLDetailsElement) row.open = true
  await expect.poll(() => view.words('details').join()).toMatch(/M-1[\s\S]*verified until/)
  await view.redraw(<MeterRow {...closed} meter={{ ...meter, isExpired: true }} />)
  expect(view.all('details')).toHaveLength(0)
  expect(view.words('.status')).toEqual(['Verification expired'])
  await view.remove()
})

test.each([328, 288])('I18-1: in %d px no word of a folded row is broken, whatever its unit', async width => {
  const t = await translatorOf('meters', 'ru')
  const { meter: of, level, verification } = props('electricity', 'resident')
  const latestMeterReading = { valueTo: '10362.4530', date: '2026-10-29' }
  const meter = { ...of, unit: 'kWh', isExpired: false, expiryDate: null, latestMeterReading }
  const view = await draw(
    <div style={{ paddingInline: '17px' }}>
      <MeterRow meter={meter} level={level} verification={verification} isClosed />
    </div>,
    { locale: 'ru', t, css: widget.css },
  )
  view.host.style.maxWidth = `${width}px`
  const [name] = view.all('summary h3')
  const words = document.createRange()
  words.selectNodeContents(name as HTMLElement)
  expect(words.getClientRects()).toHaveLength(1)
  const [summary] = view.all('summary')
  expect(summary?.scrollWidth).toBe(summary?.clientWidth)
  await view.remove()
})
