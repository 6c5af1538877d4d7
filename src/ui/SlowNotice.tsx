import { LoaderCircle } from 'lucide'
import { Icon } from './Icon.tsx'
import slowNoticeCss from './slowNotice.css?inline'
import { useSheet } from './useSheet.ts'

/** Message under a skeleton that loading takes long. */
export function SlowNotice({ children }: { readonly children: string }) {
  useSheet(slowNoticeCss)
  return (
    <p className="slow muted small" role="status">
      <Icon node={LoaderCircle} className="spin" />
      {children}
    </p>
  )
}
