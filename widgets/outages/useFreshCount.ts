import { useEffect, useState } from 'react'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { onChange } from '../../src/suite/onChange.ts'

/** Milliseconds between two calls of an open page; guests have no stream of changes. */
const interval = 60_000

/** Counts up when the data may have changed: each minute while the page is visible, and when the vendor says so (EVT-7). */
export function useFreshCount(topic: string): number {
  const { suite } = useElement()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let last = Date.now()
    const refresh = () => {
      last = Date.now()
      setCount(before => before + 1)
    }
    const refreshIfOld = () => {
      if (document.visibilityState === 'visible' && Date.now() - last >= interval) refresh()
    }
    const timer = setInterval(refreshIfOld, interval)
    document.addEventListener('visibilitychange', refreshIfOld)
    const stop = onChange(suite, topics => {
      if (topics.includes(topic)) refresh()
    })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfOld)
      stop()
    }
  }, [suite, topic])
  return count
}
