import { useT } from '../../../src/i18n/useT.ts'

/** The number of unread items; nothing for zero. */
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
