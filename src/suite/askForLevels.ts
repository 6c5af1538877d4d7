import type { StoreApi } from 'zustand/vanilla'
import { offeredLevels } from '../api/endpoints/platform.ts'
import { elementsOfLevels } from '../api/rules/elementsOfLevels.ts'
import { levels } from '../api/schemas/levels.ts'
import type { Client } from '../client/createClient.ts'
import type { createOnce } from './createOnce.ts'

interface Asking {
  readonly client: Client
  readonly once: ReturnType<typeof createOnce>
  readonly notOffered: StoreApi<readonly string[]>
}

/**
 * Asks the back end, once per page, which levels it offers, and names the elements that need another one. A back end
 * without this call offers all.
 */
export async function askForLevels({ client, once, notOffered }: Asking): Promise<void> {
  // A failure is remembered too, or each further 404 would ask again.
  const offered = await once('offered levels', () =>
    client.call(offeredLevels).then(
      ({ data }) => data,
      () => undefined,
    ),
  )
  if (!offered) return
  const missing = levels.filter(level => !offered.includes(level))
  if (missing.length > 0)
    notOffered.setState(names => [...new Set([...names, ...elementsOfLevels(missing)])], true)
}
