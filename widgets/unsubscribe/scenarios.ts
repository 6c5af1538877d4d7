import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { UnsubscribeState, UnsubscribeViewProps } from './UnsubscribeView.tsx'

export type UnsubscribeScenario = Pick<UnsubscribeViewProps, 'state'>

const ready: UnsubscribeState & { kind: 'ready' } = {
  kind: 'ready',
  of: 'newsletter',
  picked: [],
  sending: false,
  nothingPicked: false,
  problem: undefined,
}
const picked = ['newsletters', 'transactionalSms'] as const

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, UnsubscribeScenario>> => ({
  newsletter: { state: ready },
  'one kind': { state: { ...ready, of: 'billEmailDelivery' } },
  'a kind to pick': { state: { ...ready, of: 'picked', picked } },
  'nothing picked': { state: { ...ready, of: 'picked', nothingPicked: true } },
  ending: { state: { ...ready, sending: true } },
  'not ended': { state: { ...ready, problem: t('shared:errors.offline') } },
  'newsletter ended': { state: { kind: 'done', of: 'newsletter', picked: [] } },
  'one kind ended': { state: { kind: 'done', of: 'transactionalEmail', picked: [] } },
  'picked kinds ended': { state: { kind: 'done', of: 'picked', picked } },
  'link too old': { state: { kind: 'dead', missing: false, of: 'newsletter' } },
  'link of a contract too old': { state: { kind: 'dead', missing: false, of: 'picked' } },
  'without a link': { state: { kind: 'dead', missing: true, of: 'newsletter' } },
  'without a link of a contract': { state: { kind: 'dead', missing: true, of: 'picked' } },
})
