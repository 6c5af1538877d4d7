import { resolve } from 'node:path'
import { type FirstStateInLanguages, firstStateOf } from './firstStateOf.ts'

/** First states by the element's name. */
export type FirstStatesByName = Readonly<Record<string, FirstStateInLanguages>>

/**
 * Draws the first states of the elements.
 * @param script built script of `drawings.tsx`
 */
export async function readFirstStates(script: string): Promise<FirstStatesByName> {
  const { drawElements } = (await import(resolve(script))) as typeof import('./drawings.tsx')
  return Object.fromEntries(
    Object.entries(await drawElements()).map(([name, drawings]) => [name, firstStateOf(name, drawings)]),
  )
}
