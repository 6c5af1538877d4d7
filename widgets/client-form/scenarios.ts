import type { Translate } from '../../src/i18n/TextsContext.ts'
import { type ClientValues, emptyValues } from './model.ts'
import type { ClientFormViewProps } from './types.ts'

export type ClientFormScenario = Omit<ClientFormViewProps, 'home' | `on${string}`>

const nothing = () => undefined

const filled: ClientValues = {
  ...emptyValues,
  firstName: 'Rūta',
  lastName: 'Žemaitienė',
  phone: '+370 612 34567',
  email: 'ruta@example.com',
  vendor: 'alfa',
  address: 'Antakalnio g. 128-61, Vilnius',
  ownershipType: 'owner',
  propertyType: 'apartment_with_premises',
  invoicePayer: 'new_owner_from_purchase',
  billSending: 'digital',
}

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, ClientFormScenario>> => {
  const field = {
    texts: {
      label: t('files.registry'),
      hint: t('shared:files.hint', { count: 5, kinds: 'JPG, PNG, PDF', size: '5 MB' }),
      choose: t('shared:files.choose', { count: 5 }),
      drop: t('shared:files.drop'),
      cancel: (name: string) => t('shared:files.cancel', { name }),
      remove: (name: string) => t('shared:files.remove', { name }),
      retry: (name: string) => t('shared:files.retry', { name }),
    },
    files: [],
    endings: ['.pdf'],
    remaining: 5,
    onAdd: nothing,
    onRemove: nothing,
    onRetry: nothing,
  }
  const form: ClientFormScenario = {
    phase: { kind: 'filling' },
    step: 'who',
    values: emptyValues,
    errors: {},
    problem: undefined,
    busy: false,
    isUploading: false,
    vendors: [
      { value: 'alfa', label: 'Alfa namai' },
      { value: 'beta', label: 'Beta būstas' },
    ],
    vendor: undefined,
    vendorsFailed: false,
    provider: '',
    houses: [],
    registry: field,
    identity: { ...field, remaining: 1 },
    fileNames: { registry: [], identity: [] },
  }
  const sent = { id: '1', name: 'Nuosavybės išrašas 2026.pdf', size: '412 kB', text: t('shared:files.sent') }
  const withFiles = {
    registry: {
      ...field,
      remaining: 3,
      files: [
        { ...sent, state: 'sent' as const },
        {
          ...sent,
          id: '2',
          name: 'Planas.png',
          state: 'sending' as const,
          share: 0.4,
          text: t('shared:files.sending'),
        },
      ],
    },
  }
  const provider = 'Alfa namai Vilnius'
  return {
    empty: form,
    'legal entity': { ...form, values: { ...emptyValues, kind: 'company' } },
    'fields to correct': {
      ...form,
      errors: {
        firstName: t('shared:validation.required'),
        phone: t('shared:validation.required'),
        vendor: t('validation.choose'),
        ownershipType: t('validation.choose'),
        registryDocuments: t('validation.files_few'),
      },
    },
    'the home': { ...form, step: 'home', values: filled, provider, vendor: 'Alfa namai' },
    'providers not loaded': { ...form, step: 'home', vendors: [], vendorsFailed: true },
    bills: { ...form, step: 'bills', values: filled },
    uploading: { ...form, ...withFiles, step: 'files', values: filled, isUploading: true },
    'to look over': {
      ...form,
      phase: { kind: 'review' },
      values: filled,
      provider,
      fileNames: { registry: ['Nuosavybės išrašas 2026.pdf', 'Planas.png'], identity: ['Pasas.jpg'] },
    },
    'not sent': {
      ...form,
      phase: { kind: 'review' },
      values: filled,
      provider,
      problem: t('shared:errors.offline'),
    },
    sent: { ...form, phase: { kind: 'sent', reference: 'K7m2Qx9dLwZa' } },
  }
}
