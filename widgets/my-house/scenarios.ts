import { monthBefore } from '../../src/api/rules/monthBefore.ts'
import { range } from '../../src/api/rules/range.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { House, MyHouseViewProps } from './types.ts'

const nothing = () => undefined

const house: House = {
  address: 'Žirmūnų g. 12, Vilnius',
  manager: {
    name: 'Dalia Petrauskienė',
    phone: '+370 612 00001',
    email: 'dalia.petrauskiene@example.com',
    hours: 'I–V 8–17 val.',
  },
  services: [
    { code: 'heating', name: 'Heating', provider: 'Šilumos tinklai', phone: '+370 5 200 0000' },
    { code: 'cleaning', name: 'Cleaning of stairwells', provider: 'Švarūs laiptai', phone: null },
    { code: 'lift', name: 'Lift', provider: 'Liftų meistrai', phone: '1801' },
  ],
  fund: {
    balance: '18402.77',
    currency: 'EUR',
    history: range(24).map(index => ({
      month: monthBefore('2026-10', 23 - index),
      balance: (9000 + index * 420 - (index > 14 ? 2500 : 0)).toFixed(2),
    })),
  },
  cleaningDays: ['2026-11-23', '2026-11-27', '2026-11-30', '2026-12-04', '2026-12-07', '2026-12-11'],
}

const base: MyHouseViewProps = {
  panel: { kind: 'ready', data: house },
  billedServices: ['heating', 'cleaning'],
  bills: { href: '/vendor/alfa/contract/1/bill', onClick: nothing },
  onRetry: nothing,
  onCalendar: nothing,
}
const ready = (changes: Partial<House>): MyHouseViewProps => ({
  ...base,
  panel: { kind: 'ready', data: { ...house, ...changes } },
})

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, MyHouseViewProps>> => ({
  house: base,
  'nothing on bills': { ...base, billedServices: [] },
  'manager alone': ready({ services: [], fund: null, cleaningDays: [] }),
  'no manager': ready({ manager: null, cleaningDays: ['2026-11-30'] }),
  'nothing known': ready({ address: null, manager: null, services: [], fund: null, cleaningDays: [] }),
  loading: { ...base, panel: { kind: 'loading', slow: false } },
  slow: { ...base, panel: { kind: 'loading', slow: true } },
  failed: { ...base, panel: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' } },
  offline: { ...base, loadedAt: '14:05' },
})
