import { useContext } from 'react'
import { TextsContext, type Translate } from './TextsContext.ts'

/** The translator of the widget this component stands in. */
export const useT = (): Translate => useContext(TextsContext).t
