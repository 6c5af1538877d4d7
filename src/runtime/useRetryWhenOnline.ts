import { useEffect } from 'react'

/** What could not be fetched is asked for once more when the connection is back. */
export function useRetryWhenOnline(failed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!failed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
}
