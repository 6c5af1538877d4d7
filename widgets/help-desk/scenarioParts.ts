import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { FileFieldProps, FileItem } from '../../src/ui/FileField.tsx'
import type { Continuation } from './types.ts'

const nothing = () => undefined

/** An empty field for files. */
export const filesOf = (t: Translate): FileFieldProps => ({
  texts: {
    label: t('shared:files.label'),
    hint: t('shared:files.hint', { count: 5, size: '5 MB', kinds: 'JPG, PDF' }),
    choose: t('shared:files.choose', { count: 5 }),
    drop: t('shared:files.drop'),
    cancel: name => t('shared:files.cancel', { name }),
    remove: name => t('shared:files.remove', { name }),
    retry: name => t('shared:files.retry', { name }),
  },
  files: [],
  endings: ['.jpg', '.jpeg', '.pdf'],
  remaining: 5,
  onAdd: nothing,
  onRemove: nothing,
  onRetry: nothing,
})

/** What can still be done with a request. */
export const continuationOf = (t: Translate, changes: Partial<Continuation> = {}): Continuation => ({
  actions: ['reply', 'cancel'],
  isReopening: false,
  onReopen: nothing,
  reply: {
    text: '',
    used: t('form.used', { used: '0', max: '578' }),
    error: undefined,
    problem: undefined,
    busy: false,
    files: filesOf(t),
    onType: nothing,
    onSubmit: nothing,
  },
  cancellation: { state: { kind: 'none' }, onOpen: nothing, onClose: nothing, onConfirm: nothing },
  rating: {
    value: '',
    comment: '',
    error: undefined,
    problem: undefined,
    busy: false,
    isRated: false,
    isJustRated: false,
    onPick: nothing,
    onType: nothing,
    onSubmit: nothing,
  },
  ...changes,
})

/** Files in each state. */
export const fileItemsOf = (t: Translate): readonly FileItem[] => [
  { id: 'a', name: 'šviestuvas.jpg', size: '1.4 MB', state: 'sent', text: t('shared:files.sent') },
  {
    id: 'b',
    name: 'laiptinė.jpg',
    size: '3.1 MB',
    state: 'sending',
    share: 0.6,
    text: t('shared:files.sending'),
  },
  {
    id: 'c',
    name: 'planas.pdf',
    size: '840 kB',
    state: 'failed',
    text: t('shared:errors.offline'),
    canRetry: true,
  },
  {
    id: 'd',
    name: 'labai-ilgas-failo-pavadinimas-be-tarpų-2026-11-21-versija-galutinė.exe',
    size: '2 MB',
    state: 'failed',
    text: t('shared:files.format', { kinds: 'JPG, PDF' }),
  },
]
