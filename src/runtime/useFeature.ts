import { useEffect, useState } from 'react'
import type { Feature } from '../api/schemas/platform.ts'
import { loadFeatures } from '../suite/publicData.ts'
import { useElement } from './ElementContext.ts'

/**
 * Whether a feature is on; undefined until it is known (PER-4).
 * @param vendor slug of the vendor that it is asked of; the page's if omitted
 */
export function useFeature(feature: Feature, vendor?: string): boolean | undefined {
  const { suite } = useElement()
  const [isOn, setOn] = useState<boolean>()
  useEffect(() => {
    let current = true
    void loadFeatures(suite, vendor).then(features => current && setOn(features.includes(feature)))
    return () => {
      current = false
    }
  }, [suite, feature, vendor])
  return isOn
}
