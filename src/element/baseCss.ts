import isolation from '../theme/isolation.css?inline'
import tokens from '../theme/tokens.css?inline'
import ui from '../ui/ui.css?inline'

/** Styles under every element, weakest first. */
export const baseCss: readonly string[] = [tokens, isolation, ui]
