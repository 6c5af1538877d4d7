import { usePanel } from '../../src/runtime/usePanel.ts'
import { usePublic } from '../../src/runtime/usePublic.ts'
import { loadSites } from './loadSites.ts'
import { SelfServiceView } from './SelfServiceView.tsx'

/** Self-service sites by provider group (SVC-3); groups and names come in the language of the element. */
export function SelfService() {
  const sites = usePublic(loadSites)
  return <SelfServiceView panel={usePanel(sites)} onRetry={sites.retry} />
}
