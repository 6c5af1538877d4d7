import { useEffect, useRef } from 'react'

/**
 * Retries a failed load when the connection is back. On a slow device a load fails only after that: then it is
 * retried at once.
 */
export function useRetryWhenOnline(failed: boolean, retry: () => void): void {
  const cameOnline = useRef(false)
  useEffect(() => {
    const retryIfFailed = () => {
      cameOnline.current = !failed
      if (failed) retry()
    }
    if (cameOnline.current) retryIfFailed()
    addEventListener('online', retryIfFailed)
    return () => removeEventListener('online', retryIfFailed)
  })
}
