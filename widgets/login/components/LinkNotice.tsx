import { useT } from '../../../src/i18n/useT.ts'
import { Notice } from '../../../src/ui/Notice.tsx'
import type { LinkResult } from '../types.ts'

/** Whether the account was linked to the page's person, or why not (IDP-2). */
export function LinkNotice({ result }: { readonly result: LinkResult }) {
  const t = useT()
  if (result === 'linked') return <Notice tone="success">{t('pageSignIn.linked')}</Notice>
  return (
    <Notice tone="warning" title={t('pageSignIn.notLinked.title')}>
      <p>{t(`pageSignIn.notLinked.${result}`)}</p>
    </Notice>
  )
}
