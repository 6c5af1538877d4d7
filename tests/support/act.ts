import { act as reactAct } from 'react'

/**
 * Waits until the renderer is done. preact/compat has no `act`, so under Preact this file replaces
 * `preact/test-utils`. React's act environment is on only during the call, because updates outside of it
 * happen as on a page and need no warning.
 */
export async function act(work: () => Promise<unknown>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = true
  try {
    await reactAct(async () => {
      await work()
    })
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = false
  }
}
