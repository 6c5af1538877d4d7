import type { ReactNode } from 'react'
import { useWidth } from '../../../src/ui/useWidth.ts'
import { useHostEnvironment } from '../HostEnvironmentContext.ts'
import { PortalWidth } from '../hooks/useIsDesktop.ts'

/**
 * Container-query root of the portal. Floating UI must be its sibling: a container is the containing block of
 * `position: fixed` in older browsers.
 */
export function PortalContainer({ children }: { readonly children: ReactNode }) {
  const [frame, width] = useWidth<HTMLDivElement>()
  const { width: expected = 0 } = useHostEnvironment()
  return (
    <PortalWidth value={width || expected}>
      <div className="site-frame" ref={frame}>
        {children}
      </div>
    </PortalWidth>
  )
}
