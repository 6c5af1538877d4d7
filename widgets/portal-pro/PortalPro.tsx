import { usePanel } from '../../src/runtime/usePanel.ts'
import { usePublic } from '../../src/runtime/usePublic.ts'
import { loadPortalPro } from './loadPortalPro.ts'
import { PortalProView } from './PortalProView.tsx'

/** The professional-services portal (SVC-1). */
export function PortalPro() {
  const portal = usePublic(loadPortalPro)
  return <PortalProView panel={usePanel(portal)} onRetry={portal.retry} />
}
