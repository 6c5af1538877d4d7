import { afterEach, describe, expect, test } from 'vitest'
import { LanguageView } from '../../../widgets/language/LanguageView.tsx'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

const show = async (languages: readonly string[], current: string) => {
  const t = await translatorOf('language', 'en')
  drawn = await draw(<LanguageView languages={languages} current={current} onPick={() => undefined} />, { t })
}

describe('the language menu', () => {
  test('LAY-8: shows each language with its flag and own name', async () => {
    await show(['en', 'lt', 'lv', 'ru'], 'lv')
    const items = drawn.all('[role="menuitemradio"]')
    expect(items.map(item => item.textContent)).toEqual(['English', 'Lietuvių', 'Latviešu', 'Русский'])
    expect(items.map(item => item.querySelectorAll('.flag').length)).toEqual([1, 1, 1, 1])
    expect(items.map(item => item.getAttribute('aria-checked'))).toEqual(['false', 'false', 'true', 'false'])
    expect(drawn.root.querySelector('.menu-btn')?.ariaLabel).toBe('Language: Latviešu')
  })

  test('LAY-8: renders nothing with a single language', async () => {
    await show(['lt'], 'lt')
    expect(drawn.root.querySelector('button')).toBeNull()
  })

  test('LAY-8: shows an unknown language code as text', async () => {
    await show(['en', 'pl'], 'en')
    const items = drawn.all('[role="menuitemradio"]')
    expect(items.map(item => item.textContent)).toEqual(['English', 'pl'])
  })
})
