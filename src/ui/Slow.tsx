import { LoaderCircle } from 'lucide'
import { Icon } from './Icon.tsx'

/** Says under a skeleton that work goes on. */
export function Slow({ children }: { readonly children: string }) {
  return (
    <p className="slow muted small" role="status">
      <Icon node={LoaderCircle} className="spin" />
      {children}
    </p>
  )
}
