import { join } from 'node:path'

/** Variables of the environment that have a browser draw with the fonts of tools/fonts.conf, where it uses fontconfig. */
export const fontVariables = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') }
