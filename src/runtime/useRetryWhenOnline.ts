import { useEffect, useRef } from 'react'

/**
 * Retries a failed load when the connection is back. On a slow device a load fails only after that: then it is
 * retried at once.
 */
export function useRetryWhenOnline(state: 'loading' | 'ready' | 'failed', retry: () => void): void {
  const cameOnline = useRef(false)
  useEffect(() => {
    if (state === 'ready') return
    const retryIfFailed = () => {
      cameOnline.current = state === 'loading'
      if (state === 'failed') retry()
    }
    if (cameOnline.current) retryIfFailed()
    addEventListener('online', retryIfFailed)
    return () => removeEventListener('online', retryIfFailed)
  })
}
