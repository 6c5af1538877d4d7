import type { ReactNode } from 'react'
import { useWidth } from '../../../src/ui/useWidth.ts'
import { PortalWidth } from '../hooks/useIsDesktop.ts'

/** What stands in the portal's own width. What floats over the page stands beside it: a container would hold it. */
export function PortalContainer({ children }: { readonly children: ReactNode }) {
  const [frame, width] = useWidth<HTMLDivElement>()
  return (
    <PortalWidth value={width}>
      <div className="site-frame" ref={frame}>
        {children}
      </div>
    </PortalWidth>
  )
}
