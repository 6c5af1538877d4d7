import { useContext } from 'react'
import { TextsContext, type Translate } from './TextsContext.ts'

/** The translator of the widget around the component. */
export const useT = (): Translate => useContext(TextsContext).t
