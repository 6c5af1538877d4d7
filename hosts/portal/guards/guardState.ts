import { createStore } from 'zustand/vanilla'
import type { GuardResult } from '../../../src/api/rules/guards.ts'
import { localTexts } from '../../../src/session/storage.ts'
import { createReturnAddress } from './returnAddress.ts'

export const returnAddress = createReturnAddress(
  localTexts(() => sessionStorage),
  localTexts(),
)

/** Why a guard redirected to the start page, and from which path; shown there until the user leaves it. */
export const notice = createStore<{
  readonly kind: NonNullable<Extract<GuardResult, { kind: 'redirect' }>['notice']> | undefined
  readonly path: string
}>(() => ({ kind: undefined, path: '/' }))
