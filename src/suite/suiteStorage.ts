import { localTexts, memoryTexts, type TextStorage } from '../session/storage.ts'
import type { Suite } from './getSuite.ts'

/** Where a page keeps small texts for its next visit; what belongs to the sandbox goes with it. */
export const suiteStorage = ({ config }: Pick<Suite, 'config'>): TextStorage =>
  config.api === 'sandbox' ? memoryTexts() : localTexts()
