import { join } from 'node:path'

/** Environment variables that make browsers with fontconfig use the fonts of tools/fonts.conf. */
export const fontVariables = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') }
