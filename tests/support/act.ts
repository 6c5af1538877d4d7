import { act as reactAct } from 'react'

/**
 * Lets the renderer finish. preact/compat has none, so under Preact this file stands for `preact/test-utils`.
 * React is told of it only meanwhile: what happens by itself, as in a page, is nothing to warn of.
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
