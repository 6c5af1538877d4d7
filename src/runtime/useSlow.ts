import { useEffect, useState } from 'react'

/** Milliseconds of waiting after which a person is told that work goes on. */
const patience = 5000

/** Whether something has been loading for so long that a person should be told. */
export function useSlow(loading: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [loading])
  return loading && slow
}
