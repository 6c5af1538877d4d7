import { useEffect } from 'react'

/** Retries a failed load when the connection is back. */
export function useRetryWhenOnline(failed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!failed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
}
