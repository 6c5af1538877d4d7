import { Camera } from 'lucide'
import { createElement, type ReactNode } from 'react'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import { FileField, type FileItem } from '../../src/ui/FileField.tsx'
import { Picture } from './components/Picture.tsx'
import { Readings } from './components/Readings.tsx'
import { meters, readings } from './sampleMeters.ts'
import type { DatedWindow, DeclarationProps, MetersViewProps, ReadingsProps } from './types.ts'

const nothing = () => undefined
const link = { href: '#', onClick: nothing }

const hours = (count: number) => count * 3_600_000
const windowAt = (kind: 'open' | 'closed' | 'ended', left: number): DatedWindow => ({
  kind,
  opensAt: '2026-11-27T22:00:00.000Z',
  closesAt: '2026-12-03T22:00:00.000Z',
  now: Date.parse(kind === 'closed' ? '2026-11-27T22:00:00.000Z' : '2026-12-03T22:00:00.000Z') - left,
})

const declaration: ReadingsProps = {
  panel: { kind: 'ready', data: meters },
  window: windowAt('open', hours(100)),
  addresses: new Map([
    [1, 'Žirmūnų g. 12-34, Vilnius'],
    [2, 'Sodų g. 5, Palanga'],
  ]),
  typed: {},
  results: {},
  differences: new Map([[1, readings.map(({ difference }) => difference)]]),
  showsIssues: () => true,
  sending: false,
  outcome: undefined,
  holding: 0,
  count: 0,
  isRestored: false,
  isOffline: false,
  verification: () => link,
  photo: () => null,
  onType: nothing,
  onLeave: nothing,
  onSend: nothing,
  onDiscard: nothing,
  onRetry: nothing,
  onRetryWindow: nothing,
}

const base: MetersViewProps = {
  tab: 'declaration',
  declaration,
  history: {
    panel: { kind: 'ready', data: { meters, readings } },
    addresses: declaration.addresses,
    meterId: 1,
    photo: {
      reading: undefined,
      panel: { kind: 'loading', slow: false },
      onClose: nothing,
      onRetry: nothing,
    },
    onMeter: nothing,
    consumption: link,
    onPhoto: nothing,
    onSave: nothing,
    onRetry: nothing,
  },
  objects: [
    { id: 1, address: 'Žirmūnų g. 12-34, Vilnius' },
    { id: 2, address: 'Sodų g. 5, Palanga' },
  ],
  objectId: undefined,
  onTab: nothing,
  onObject: nothing,
}

/** While readings are taken, and after the end. */
const declaring = (changes: Partial<ReadingsProps>): MetersViewProps => ({
  ...base,
  form: createElement(Readings, { ...declaration, ...changes }),
})
/** While no readings are taken. */
const looking = (changes: Partial<DeclarationProps>): MetersViewProps => ({
  ...base,
  declaration: { ...declaration, ...changes },
})
const past = (changes: Partial<MetersViewProps['history']>): MetersViewProps => ({
  ...base,
  tab: 'history',
  history: { ...base.history, ...changes },
})
const typing = (typed: string, changes: Partial<ReadingsProps> = {}) =>
  declaring({ typed: { 1: typed, 4: '30,25' }, count: 2, ...changes })

/** A small green picture. */
const photo = new Blob(
  [
    Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR42mOI6q/GihgGUgIAicNCwVOQbUMAAAAASUVORK5CYII=',
      ),
      letter => letter.charCodeAt(0),
    ),
  ],
  { type: 'image/png' },
)
const look = (panel: MetersViewProps['history']['photo']['panel']): MetersViewProps =>
  past({ photo: { ...base.history.photo, reading: readings[1], panel } })

/** Photo fields: one in each state, at meters with a typed reading. */
const photos =
  (t: Translate, files: Readonly<Record<number, Omit<FileItem, 'id' | 'size'>>> = {}) =>
  (meterId: number): ReactNode => {
    const file = files[meterId]
    return createElement(FileField, {
      compact: true,
      icon: Camera,
      texts: {
        label: t('photo.label'),
        hint: t('shared:files.hint', { count: 1, size: '2 MB', kinds: 'JPG, PNG' }),
        choose: t('photo.choose'),
        drop: t('shared:files.drop'),
        cancel: name => t('shared:files.cancel', { name }),
        remove: name => t('shared:files.remove', { name }),
        retry: name => t('shared:files.retry', { name }),
      },
      files: file ? [{ ...file, id: 'a', size: '310 kB' }] : [],
      endings: ['image/*'],
      remaining: file ? 0 : 1,
      onAdd: nothing,
      onRemove: nothing,
      onRetry: nothing,
    })
  }

/** Every state of the view, by name: for tests, the gallery and pictures. */
export const scenarios = (t: Translate): Readonly<Record<string, MetersViewProps>> => ({
  'to declare': declaring({}),
  typed: typing('416,2', { photo: photos(t) }),
  'with photos': typing('416,2', {
    typed: { 1: '416,2', 4: '30,25', 5: '12,9' },
    photo: photos(t, {
      1: {
        name: 'skaitiklis.jpg',
        state: 'sent',
        text: t('shared:files.sent'),
        picture: createElement(Picture, { source: photo }),
      },
      4: { name: 'dujos.jpg', state: 'sending', share: 0.4, text: t('shared:files.sending') },
      5: { name: 'IMG_20261121_101112.heic', state: 'failed', text: t('shared:files.unreadable') },
    }),
    outcome: { kind: 'photoSending' },
  }),
  'photo not sent': typing('416,2', {
    photo: photos(t, {
      1: { name: 'skaitiklis.jpg', state: 'failed', text: t('shared:errors.offline'), canRetry: true },
    }),
    outcome: { kind: 'photoFailed' },
  }),
  'photo gone': typing('416,2', {
    photo: photos(t),
    outcome: { kind: 'sent', total: 2, sent: 1 },
    results: { 1: { kind: 'failed', text: t('refused.photo') } },
  }),
  'closing soon': declaring({ window: windowAt('open', hours(3)) }),
  'window closed': looking({ window: windowAt('closed', hours(150)) }),
  'window ended while open': typing('416,2', { window: windowAt('ended', -1000) }),
  'window not known': looking({ window: { kind: 'unavailable' } }),
  'decimal mark missing': typing('4162', { holding: 1 }),
  'digit wrong': typing('461.2'),
  'much more': typing('7788.4'),
  'much less': typing('412.6'),
  'same as before': typing('412.5'),
  'too low': typing('41.62', { outcome: { kind: 'invalid' } }),
  'not a number': typing('1e5', { outcome: { kind: 'invalid' } }),
  'with a sign': typing('-5'),
  'too many places': typing('416.12345'),
  'too large': typing('123456789'),
  'nothing typed': declaring({ outcome: { kind: 'nothing' } }),
  sending: typing('416,2', { sending: true, results: { 1: { kind: 'sending' }, 4: { kind: 'sending' } } }),
  'all taken': declaring({ outcome: { kind: 'sent', total: 2, sent: 2 } }),
  'one of two taken': typing('416,2', {
    count: 1,
    outcome: { kind: 'sent', total: 2, sent: 1 },
    results: { 1: { kind: 'failed', text: t('refused.meter_declared_already') } },
  }),
  'none taken': typing('416,2', {
    outcome: { kind: 'sent', total: 2, sent: 0 },
    results: { 1: { kind: 'failed', text: t('shared:errors.offline') } },
  }),
  'typed earlier': typing('416,2', { isRestored: true }),
  offline: typing('416,2', { isOffline: true }),
  loading: looking({ panel: { kind: 'loading', slow: false }, window: { kind: 'loading' } }),
  slow: looking({ panel: { kind: 'loading', slow: true }, window: { kind: 'loading' } }),
  'only looking on': looking({ window: { kind: 'notPermitted' } }),
  'contract ended': looking({ window: { kind: 'contractEnded' } }),
  'no meters': declaring({ panel: { kind: 'ready', data: [] } }),
  failed: declaring({
    panel: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' },
  }),
  history: past({}),
  'history of a new meter': past({ meterId: 4 }),
  'history loading': past({ panel: { kind: 'loading', slow: false } }),
  'history failed': past({ panel: { kind: 'failed', text: t('shared:errors.timeout') } }),
  'photo looked at': look({ kind: 'ready', data: photo }),
  'photo loading': look({ kind: 'loading', slow: true }),
  'photo failed': look({ kind: 'failed', text: t('shared:errors.offline') }),
  'history offline': { ...past({}), loadedAt: '14:05' },
})
