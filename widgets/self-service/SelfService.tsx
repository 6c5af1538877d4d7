import { usePanel } from '../../src/runtime/usePanel.ts'
import { usePublic } from '../../src/runtime/usePublic.ts'
import { loadSites } from './loadSites.ts'
import { SelfServiceView } from './SelfServiceView.tsx'

/** Self-service sites by provider group (SVC-3), with localised groups and names. */
export function SelfService() {
  const sites = usePublic(loadSites)
  return <SelfServiceView panel={usePanel(sites)} onRetry={sites.retry} />
}
