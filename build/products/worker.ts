import { scripts } from './shared.ts'

/** The service worker that serves the portal offline. */
export const worker = scripts('dist/worker', {
  entry: { 'service-worker': 'hosts/portal/offline/serviceWorker.ts' },
})
