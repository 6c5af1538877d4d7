import { vi } from 'vitest'
import { act } from './act.ts'
import type { Drawn } from './draw.tsx'

/** Waits for parts that are loaded later, and for those inside of them. */
export async function settle({ root }: Drawn): Promise<void> {
  let before: string
  do {
    before = root.innerHTML
    await act(() => vi.dynamicImportSettled())
  } while (root.innerHTML !== before)
}
