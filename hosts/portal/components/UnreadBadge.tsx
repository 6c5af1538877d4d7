import { useT } from '../../../src/i18n/useT.ts'

/** How much is unread, beside a name; nothing where all is read. */
export function UnreadBadge({ count }: { readonly count: number }) {
  const t = useT()
  if (count === 0) return null
  return (
    <span className="site-bubble">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="vh"> ({t('header.unread', { count })})</span>
    </span>
  )
}
