import { useQuery } from '@tanstack/react-query'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { loadFeatures } from '../../../src/suite/publicData.ts'
import { whenFirstRendered } from '../elements/pageProgress.ts'

/** Features enabled on the platform; undefined while loading (PER-4). */
export const useFeatures = (): readonly string[] | undefined =>
  useQuery({
    queryKey: ['features'],
    queryFn: () => whenFirstRendered().then(() => loadFeatures(getSuite())),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
