import { useT } from '../i18n/useT.ts'
import { EmptyState } from '../ui/EmptyState.tsx'

/** Stands for an element whose level the back end does not offer. */
export function NotOffered() {
  const t = useT()
  return <EmptyState title={t('shared:notOffered')} />
}
