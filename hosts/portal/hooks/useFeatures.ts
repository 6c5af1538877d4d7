import { useQuery } from '@tanstack/react-query'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { loadFeatures } from '../../../src/suite/publicData.ts'
import { whenFirstRendered } from '../elements/pageProgress.ts'

/**
 * Features enabled on the platform, or for a vendor; undefined while loading (PER-4).
 * @param vendor its slug
 */
export const useFeatures = (vendor?: string): readonly string[] | undefined =>
  useQuery({
    queryKey: ['features', vendor],
    queryFn: () => whenFirstRendered().then(() => loadFeatures(getSuite(), vendor)),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
