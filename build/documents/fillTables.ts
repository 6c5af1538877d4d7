import type { Description } from '../derived/describeElements.ts'
import { conformanceSummary, otherClauseTable, wcagTable } from './accessibility/accessibilityTables.ts'
import {
  commonAttributeTable,
  commonEventTable,
  elementList,
  elementReference,
  eventList,
  tokenTable,
} from './elementTables.ts'
import { elementErrorCodes } from './errorCodes.ts'
import { code, markdownTable } from './markdownTable.ts'
import { recordTables } from './recordTables.ts'
import { browserTable, frameworkTable, wordPressTable } from './supportTables.ts'

const errorCodeTable = () =>
  markdownTable(
    ['Code', 'Cause', 'Remedy'],
    elementErrorCodes.map(({ code: name, cause, remedy }) => [code(name), cause, remedy]),
  )

const tables: Readonly<Record<string, (description: Description) => string>> = {
  elements: elementList,
  'common attributes': commonAttributeTable,
  'common events': commonEventTable,
  events: eventList,
  reference: elementReference,
  tokens: tokenTable,
  'error codes': errorCodeTable,
  browsers: browserTable,
  frameworks: frameworkTable,
  wordpress: wordPressTable,
  'vendor records': recordTables,
  'accessibility results': conformanceSummary,
  'WCAG criteria': wcagTable,
  'EN 301 549 clauses': otherClauseTable,
}

/**
 * Replaces each `<!-- table: name -->` of a guide with the table derived from the declarations.
 * @throws Error when a name is unknown
 */
export const fillTables = (markdown: string, description: Description): string =>
  markdown.replace(/^<!-- table: (.+) -->$/gm, (_, name: string) => {
    const table = tables[name]?.(description)
    if (!table) throw new Error(`There is no table "${name}" for the guides.`)
    return table
  })
