import { createStore } from 'zustand/vanilla'
import { localTexts } from '../../../src/session/storage.ts'
import { createReturnAddress } from './returnAddress.ts'

export const returnAddress = createReturnAddress(
  localTexts(() => sessionStorage),
  localTexts(),
)

/** Why a guard redirected to the start page; shown there until the user leaves it. */
export const notice = createStore<{ readonly kind: 'foreign-contract' | 'unknown-vendor' | undefined }>(
  () => ({ kind: undefined }),
)
