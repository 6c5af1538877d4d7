import { basename } from 'node:path'

/** Words by which an e2e test names the subject of a file; none if the file's path does not contain it. */
function namesOf(path: string): readonly string[] {
  const [folder = '', name = ''] = path.split('/')
  if (folder === 'widgets') return [`resident-${name}`, `textsOf('${name}'`]
  return folder === 'e2e' ? [`/${basename(path)}'`] : []
}

/**
 * Returns the files of e2e/ that a change concerns: changed ones, those that name the element or the texts
 * of a changed widget, those that import a changed file of e2e/, and the portal's. A change of the server
 * or of code that all elements share concerns every file and selects none, because `npm test` covers it.
 * @param files the text of each file of e2e/ by its path
 */
export function e2eFilesOfChange(
  changed: readonly string[],
  files: Readonly<Record<string, string>>,
): readonly string[] {
  const names = changed.flatMap(namesOf)
  const isPortalChanged = changed.some(path => path.startsWith('hosts/portal/'))
  const mentions = (text: string, name: string) =>
    text.split(name).some((after, index) => index > 0 && !/^[\w-]/.test(after))
  return Object.entries(files)
    .filter(
      ([path, text]) =>
        changed.includes(path) ||
        (isPortalChanged && basename(path).startsWith('portal')) ||
        names.some(name => mentions(text, name)),
    )
    .map(([path]) => path)
}
