import { LoaderCircle } from 'lucide'
import { Icon } from './Icon.tsx'
import slowCss from './slow.css?inline'
import { useSheet } from './useSheet.ts'

/** Says under a skeleton that work goes on. */
export function Slow({ children }: { readonly children: string }) {
  useSheet(slowCss)
  return (
    <p className="slow muted small" role="status">
      <Icon node={LoaderCircle} className="spin" />
      {children}
    </p>
  )
}
