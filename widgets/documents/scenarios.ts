import { documentCategories, type Report } from '../../src/api/schemas/documents.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { DocumentsViewProps } from './types.ts'

const nothing = () => undefined

const report: Report = {
  id: 1,
  date: '2026-03-30',
  name: 'Metinė veiklos ataskaita',
  category: 'financial_information',
  comment: 'Patvirtinta visuotiniame susirinkime',
  isYearlyReport: true,
  isRead: false,
}

const rows: readonly Report[] = [
  report,
  {
    ...report,
    id: 2,
    name: 'Namo techninis pasas',
    category: 'technical_information',
    isYearlyReport: false,
    isRead: true,
    comment: null,
  },
  {
    ...report,
    id: 3,
    name: 'Draudimo liudijimas',
    category: 'insurance',
    isYearlyReport: false,
    isRead: true,
  },
  { ...report, id: 4, name: 'Pranešimas', category: 'others', isYearlyReport: false, comment: null },
]

const base: DocumentsViewProps = {
  panel: { kind: 'ready', data: { rows, total: 31, more: 'ready' } },
  filter: { category: undefined, year: undefined, search: '' },
  search: '',
  categories: documentCategories.map((category, index) => ({ category, count: index + 1 })),
  years: [2026, 2025, 2024],
  file: undefined,
  onFilter: nothing,
  onSearch: nothing,
  onShowAll: nothing,
  onRetry: nothing,
  onMore: nothing,
  onFile: nothing,
}

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, DocumentsViewProps>> => ({
  documents: base,
  'nothing found': {
    ...base,
    search: 'liftas',
    filter: { category: 'insurance', year: 2024, search: 'liftas' },
    panel: { kind: 'ready', data: { rows: [], total: 0, more: 'none' } },
  },
  'no documents': { ...base, panel: { kind: 'ready', data: { rows: [], total: 0, more: 'none' } } },
  loading: { ...base, panel: { kind: 'loading', slow: false } },
  slow: { ...base, panel: { kind: 'loading', slow: true } },
  failed: { ...base, panel: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' } },
  'loading more': { ...base, panel: { kind: 'ready', data: { rows, total: 31, more: 'loading' } } },
  'more failed': { ...base, panel: { kind: 'ready', data: { rows, total: 31, more: 'failed' } } },
  opening: { ...base, file: { kind: 'opening', id: 2 } },
  'did not open': { ...base, file: { kind: 'failed', id: 2, text: t('shared:errors.not_found') } },
  'kept from opening': { ...base, file: { kind: 'ready', id: 1, url: '#' } },
  offline: { ...base, loadedAt: '14:05' },
})
