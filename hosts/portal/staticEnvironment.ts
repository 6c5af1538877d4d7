import type { Scheme } from '../../src/theme/schemeOf.ts'
import type { HostEnvironment } from './HostEnvironmentContext.ts'

const nothing = () => undefined

const NoScrollRestoration = () => null

/** What the portal's components need where they are drawn without a browser. */
export const staticEnvironment = (theme: Scheme): HostEnvironment => ({
  host: {} as Element,
  theme,
  loadElement: async () => undefined,
  onPageChange: nothing,
  onLocaleChange: nothing,
  reloadForChunk: () => false,
  ScrollRestoration: NoScrollRestoration,
})
