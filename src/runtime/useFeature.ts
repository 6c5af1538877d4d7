import { useEffect, useState } from 'react'
import type { Feature } from '../api/schemas/platform.ts'
import { loadFeatures } from '../suite/publicData.ts'
import { useElement } from './ElementContext.ts'

/** Whether a feature is on; undefined until it is known (PER-4). */
export function useFeature(feature: Feature): boolean | undefined {
  const { suite } = useElement()
  const [isOn, setOn] = useState<boolean>()
  useEffect(() => {
    let current = true
    void loadFeatures(suite).then(features => current && setOn(features.includes(feature)))
    return () => {
      current = false
    }
  }, [suite, feature])
  return isOn
}
