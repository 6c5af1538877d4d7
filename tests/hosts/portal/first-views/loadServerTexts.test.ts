import { expect, test } from 'vitest'
import { loadServerTexts } from '../../../../hosts/portal/first-views/loadServerTexts.ts'

const title = async (overrides: Readonly<Record<string, string>>) =>
  (await loadServerTexts('lt', ['bills'], overrides)).translator('lt', 'bills')('latest.due.title')

test('EMB-20: texts serve all drawings with the same translations', async () => {
  expect(await loadServerTexts('lt', ['bills'], {})).toBe(await loadServerTexts('lt', ['bills'], {}))
})

test('I18-2: translations of a vendor are in none of the drawings for another one', async () => {
  const bundled = await title({})
  expect(await title({ 'bills.latest.due.title': 'Suma' })).toBe('Suma')
  expect(await title({ 'bills.latest.due.title': 'Iš viso' })).toBe('Iš viso')
  expect(await title({})).toBe(bundled)
})
