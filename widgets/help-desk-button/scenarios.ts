import type { HelpDeskButtonViewProps } from './HelpDeskButtonView.tsx'

export type HelpDeskButtonScenario = Pick<HelpDeskButtonViewProps, 'open' | 'raised'>

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (): Readonly<Record<string, HelpDeskButtonScenario>> => ({
  closed: { open: false, raised: false },
  open: { open: true, raised: false },
  'above the chat': { open: false, raised: true },
})
