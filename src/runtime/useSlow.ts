import { useEffect, useState } from 'react'

/** Milliseconds after which waiting users get a message. */
const patience = 5000

/** Whether loading takes so long that users need a message. */
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
