import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MeterReading } from '../../src/api/schemas/meters.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { photoQuery } from './queries.ts'

/** Loads the photo of a reading for the dialog. */
export function usePhotoDialog(contract: number) {
  const { client } = useElement().suite
  const [reading, show] = useState<MeterReading>()
  const query = useQuery(photoQuery(client, contract, reading))
  return {
    window: {
      reading,
      panel: usePanel({ data: query.data, error: query.error }),
      onClose: () => show(undefined),
      onRetry: () => void query.refetch(),
    },
    show,
  }
}
