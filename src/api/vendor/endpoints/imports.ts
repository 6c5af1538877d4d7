import { endpoint } from '../../endpoints/endpoint.ts'
import {
  ImportAnswer,
  ImportQuery,
  ImportsAnswer,
  newImport,
  oneImport,
  RefusalsAnswer,
  RefusalsQuery,
} from '../schemas/imports.ts'

/** Media types of files that can be imported. */
const importTypes = ['application/x-ndjson', 'text/csv', 'application/xml', 'text/xml'] as const

export const imports = {
  importFile: endpoint({
    method: 'POST',
    path: 'imports/{import}',
    access: 'vendor',
    summary:
      'Imports a file row by row, gzip allowed. A wrong row is refused alone; the same file again changes nothing',
    params: newImport,
    query: ImportQuery,
    stream: importTypes,
    answer: ImportAnswer,
  }),

  imports: endpoint({
    method: 'GET',
    path: 'imports',
    access: 'vendor',
    summary: 'The latest 100 imports, newest first',
    answer: ImportsAnswer,
  }),

  oneImport: endpoint({
    method: 'GET',
    path: 'imports/{import}',
    access: 'vendor',
    summary: 'How an import stands, also while it runs',
    params: oneImport,
    answer: ImportAnswer,
  }),

  refusals: endpoint({
    method: 'GET',
    path: 'imports/{import}/refusals',
    access: 'vendor',
    summary:
      'The refused rows of an import with line, field and reason, 1000 at a time; the first 10,000 are kept',
    params: oneImport,
    query: RefusalsQuery,
    answer: RefusalsAnswer,
  }),

  confirmImport: endpoint({
    method: 'POST',
    path: 'imports/{import}/confirm',
    access: 'vendor',
    summary: 'Ends the records that a complete file lacked, where they were too many to end without asking',
    params: oneImport,
    answer: ImportAnswer,
    errors: ['validation_failed'],
  }),
} as const
