import { type FileKind, fileEndings } from '../../../src/api/rules/fileKind.ts'

/**
 * A file's name to show and to offer for saving: without folders and control characters, and with an ending of
 * its kind, so that the saved file opens as what it is. Never used as a path.
 */
export function uploadName(given: string, kind: FileKind): string {
  const whole = given
    // Before the folders, because a line break would hide them from the pattern.
    .replace(/\p{C}/gu, '')
    .replace(/^.*[\\/]/, '')
  const name = [...whole].slice(-120).join('')
  const endings = fileEndings[kind]
  if (name === '' || /^\.+$/.test(name)) return `file.${kind}`
  return endings.some(ending => name.toLowerCase().endsWith(ending)) ? name : `${name}.${kind}`
}
