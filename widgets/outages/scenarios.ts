import type { Emergency } from './loadOutages.ts'
import type { OutagesViewProps } from './OutagesView.tsx'

const emergency: Emergency = {
  emergencyPhone: '+370 5 555 0112',
  outages: [
    {
      id: 1,
      kind: 'hot_water',
      title: 'Trūko karšto vandens vamzdis',
      place: 'Žirmūnų g. 60–74, Vilnius',
      endsAt: '2026-11-21T18:00:00.000Z',
    },
    { id: 2, kind: 'lift', title: 'Laukiama detalės', place: 'Taikos pr. 61, Klaipėda', endsAt: undefined },
  ],
}
const base: OutagesViewProps = { vendor: undefined, emergency, isFailed: false, onRetry: () => undefined }

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (): Readonly<Record<string, OutagesViewProps>> => ({
  outages: base,
  'number alone': { ...base, emergency: { ...emergency, outages: [] } },
  'no number': { ...base, emergency: { ...emergency, emergencyPhone: undefined } },
  'a kind of a later version': {
    ...base,
    emergency: {
      ...emergency,
      outages: [{ id: 3, kind: 'internet', title: 'Nėra ryšio', place: '', endsAt: undefined }],
    },
  },
  'one of several vendors': { ...base, vendor: 'Alfa namai' },
  failed: { ...base, emergency: undefined, isFailed: true },
  nothing: { ...base, emergency: { emergencyPhone: undefined, outages: [] } },
})
