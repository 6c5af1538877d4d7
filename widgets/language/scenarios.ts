import { locales } from '../../src/api/schemas/locales.ts'
import type { LanguageViewProps } from './LanguageView.tsx'

export type LanguageScenario = Pick<LanguageViewProps, 'languages' | 'current'>

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (): Readonly<Record<string, LanguageScenario>> => ({
  all: { languages: locales, current: 'en' },
  Lithuanian: { languages: locales, current: 'lt' },
  Latvian: { languages: locales, current: 'lv' },
  Russian: { languages: locales, current: 'ru' },
  'a code without name': { languages: ['en', 'pl'], current: 'pl' },
  'only one': { languages: ['lt'], current: 'lt' },
})
