import type { LanguageViewProps } from './LanguageView.tsx'

export type LanguageScenario = Pick<LanguageViewProps, 'languages' | 'current'>

const four = ['en', 'lt', 'lv', 'ru'] as const

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (): Readonly<Record<string, LanguageScenario>> => ({
  four: { languages: four, current: 'en' },
  Lithuanian: { languages: four, current: 'lt' },
  Latvian: { languages: four, current: 'lv' },
  Russian: { languages: four, current: 'ru' },
  'a code without name': { languages: ['en', 'pl'], current: 'pl' },
  'only one': { languages: ['lt'], current: 'lt' },
})
