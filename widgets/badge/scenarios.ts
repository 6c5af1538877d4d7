import type { BadgeViewProps } from './BadgeView.tsx'

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (): Readonly<Record<string, BadgeViewProps>> => ({
  one: { count: 1 },
  some: { count: 12 },
  'more than one counts': { count: 140 },
  nothing: { count: 0 },
})
