import { createStore } from 'zustand/vanilla'
import { localTexts } from '../../src/session/storage.ts'
import { createReturnAddress } from './guards/returnAddress.ts'

/** Texts of this tab alone. */
const tabTexts = localTexts(() => sessionStorage)

export const returnAddress = createReturnAddress(tabTexts)

/** Why a person was brought to the start page, said there until they go on. */
export const notice = createStore<{ readonly said: 'foreign-contract' | 'unknown-vendor' | undefined }>(
  () => ({
    said: undefined,
  }),
)
