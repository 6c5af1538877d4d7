import { join } from 'node:path'

/** Folder of the fonts in tools/fonts.conf, whose files a sandboxed browser has to be allowed to read. */
export const fontFolder = join(import.meta.dirname, '../node_modules/dejavu-fonts-ttf/')

/** Environment variables that make browsers with fontconfig use the fonts of tools/fonts.conf. */
export const fontVariables = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') }
