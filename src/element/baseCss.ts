import isolation from '../theme/isolation.css?inline'
import tokens from '../theme/tokens.css?inline'
import ui from '../ui/ui.css?inline'

/** Base styles of every element, in cascade order. */
export const baseCss: readonly string[] = [tokens, isolation, ui]
