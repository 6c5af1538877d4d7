import type { Message } from '../../src/api/schemas/messages.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { CalculationsViewProps } from './CalculationsView.tsx'

export type CalculationsScenario = Pick<CalculationsViewProps, 'panel' | 'linkTo' | 'all'>

const link = { href: '#', onClick: () => undefined }

const message: Message = {
  id: 1,
  type: 'calculation',
  contractId: 1,
  date: '2026-11-09T08:00:00.000Z',
  topic: 'Kaip apskaičiuota sąskaita ALF-2026-10-100234',
  object: 'Žirmūnų g. 68-14, Vilnius',
  isRead: false,
}

const scenario = (panel: CalculationsViewProps['panel']): CalculationsScenario => ({
  panel,
  linkTo: () => link,
  all: link,
})

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, CalculationsScenario>> => ({
  five: scenario({
    kind: 'ready',
    data: [1, 2, 3, 4, 5].map(id => ({
      ...message,
      id,
      isRead: id > 2,
      object: id === 4 ? null : message.object,
    })),
  }),
  none: scenario({ kind: 'ready', data: [] }),
  loading: scenario({ kind: 'loading', slow: false }),
  slow: scenario({ kind: 'loading', slow: true }),
  failed: scenario({ kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' }),
})
