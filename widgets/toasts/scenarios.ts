import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { ToastsViewProps } from './ToastsView.tsx'

export type ToastsScenario = Pick<ToastsViewProps, 'toasts'>

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, ToastsScenario>> => ({
  none: { toasts: [] },
  success: { toasts: [{ id: 1, type: 'success', text: t('shared:signIn') }] },
  undo: {
    toasts: [
      {
        id: 1,
        type: 'success',
        text: t('shared:signIn'),
        action: { label: t('shared:undo'), run: () => undefined },
      },
    ],
  },
  stack: {
    toasts: [
      { id: 1, type: 'success', text: t('shared:signIn') },
      { id: 2, type: 'warning', text: t('shared:errors.rate_limited', { count: 3 }) },
      { id: 3, type: 'error', text: t('shared:errors.internal') },
    ],
  },
})
