import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const families =
  'AUT|NAV|LAY|CON|BIL|DOC|MET|MSG|HLP|POL|OFF|HOU|SVC|PRF|CDF|CRD|CHT|PER|I18|API|ERR|EMB|VND|SEC|MAI|PSP|FMT|IDP|CFK|EVT|CFG|DEM|A11|CNS|RDG|MOV|VOT'
const id = new RegExp(`\\b(?:${families})-\\d+\\b`, 'g')
/** Titles begin with the ids of their requirements: 'AUT-1, AUT-13: a wrong password …'. */
const titleIds = new RegExp(`['"\`]((?:(?:${families})-\\d+(?:, | and | )?)+)`, 'g')

/** Ids of tests/requirements.md, in the order of the file. */
export function listedRequirements(): string[] {
  const list = readFileSync(join('tests', 'requirements.md'), 'utf8')
  return [...list.matchAll(new RegExp(`^- ((?:${families})-\\d+) `, 'gm'))].map(match => match[1] ?? '')
}

/** Ids at the beginning of test titles, with the files of these tests. */
export function provenRequirements(): Map<string, Set<string>> {
  const proven = new Map<string, Set<string>>()
  const files = ['tests', 'e2e'].flatMap(folder =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // Folders of screenshots are named as their tests.
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name)),
  )
  for (const file of files.filter(path => /\.(test|spec)\.tsx?$/.test(path))) {
    for (const [, ids = ''] of readFileSync(file, 'utf8').matchAll(titleIds))
      for (const [match] of ids.matchAll(id)) proven.set(match, (proven.get(match) ?? new Set()).add(file))
  }
  return proven
}
