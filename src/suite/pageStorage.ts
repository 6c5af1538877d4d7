import { localTexts, memoryTexts, type TextStorage } from '../session/storage.ts'
import type { Suite } from './getSuite.ts'

/** The page's storage of small texts; in memory for the in-browser demo. */
export const pageStorage = ({ config }: Pick<Suite, 'config'>): TextStorage =>
  config.api === 'sandbox' ? memoryTexts() : localTexts()
