import { usePanel } from '../../src/runtime/usePanel.ts'
import { usePublic } from '../../src/runtime/usePublic.ts'
import { HousingServicesView } from './HousingServicesView.tsx'
import { loadHousingServices } from './loadHousingServices.ts'

/** Services for homes (SVC-2). */
export function HousingServices() {
  const services = usePublic(loadHousingServices)
  return <HousingServicesView panel={usePanel(services)} onRetry={services.retry} />
}
