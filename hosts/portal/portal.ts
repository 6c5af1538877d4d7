import { createStore } from 'zustand/vanilla'
import { localTexts } from '../../src/session/storage.ts'
import { createReturnAddress } from './guards/returnAddress.ts'

/** Texts of this tab alone. */
const tabTexts = localTexts(() => sessionStorage)

export const returnAddress = createReturnAddress(tabTexts)

/** Why a guard redirected to the start page; shown there until the user leaves it. */
export const notice = createStore<{ readonly kind: 'foreign-contract' | 'unknown-vendor' | undefined }>(
  () => ({ kind: undefined }),
)
