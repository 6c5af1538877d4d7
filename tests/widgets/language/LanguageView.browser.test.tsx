import { afterEach, describe, expect, test } from 'vitest'
import { LanguageView } from '../../../widgets/language/LanguageView.tsx'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

const show = async (languages: readonly string[], current: string) => {
  const t = await translatorOf('language', 'en')
  drawn = await draw(<LanguageView languages={languages} current={current} onPick={() => undefined} />, { t })
}

describe('the choice of language', () => {
  test('LAY-8: each language has its flag and the name its speakers use', async () => {
    await show(['en', 'lt', 'lv', 'ru'], 'lv')
    const items = drawn.all('[role="menuitemradio"]')
    expect(items.map(item => item.textContent)).toEqual(['English', 'Lietuvių', 'Latviešu', 'Русский'])
    expect(items.map(item => item.querySelectorAll('.flag').length)).toEqual([1, 1, 1, 1])
    expect(items.map(item => item.getAttribute('aria-checked'))).toEqual(['false', 'false', 'true', 'false'])
    expect(drawn.root.querySelector('.menu-btn')?.ariaLabel).toBe('Language: Latviešu')
  })

  test('LAY-8: with one language there is nothing to choose and nothing is shown', async () => {
    await show(['lt'], 'lt')
    expect(drawn.root.querySelector('button')).toBeNull()
  })

  test('LAY-8: a code this element does not know is shown as text', async () => {
    await show(['en', 'pl'], 'en')
    const items = drawn.all('[role="menuitemradio"]')
    expect(items.map(item => item.textContent)).toEqual(['English', 'pl'])
  })
})
