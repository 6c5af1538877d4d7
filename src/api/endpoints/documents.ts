import * as z from 'zod/mini'
import { ReportCategoriesAnswer, ReportsAnswer, ReportsQuery } from '../schemas/documents.ts'
import { FileUrlAnswer } from '../schemas/invoices.ts'
import { IdText } from '../schemas/primitives.ts'
import { SignedQuery } from '../schemas/signed.ts'
import { endpoint } from './endpoint.ts'

const contract = z.object({ contract: IdText })

export const reports = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/reports',
  access: 'contract',
  permission: 'documents',
  summary: 'Documents and yearly reports, newest first (DOC-1)',
  params: contract,
  query: ReportsQuery,
  answer: ReportsAnswer,
})

export const reportCategories = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/reports/categories',
  access: 'contract',
  permission: 'documents',
  summary: 'Categories that have documents, with how many',
  params: contract,
  answer: ReportCategoriesAnswer,
})

export const reportFileUrl = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/reports/{report}/file-url',
  access: 'contract',
  permission: 'documents',
  summary: 'A short-lived address of a document',
  params: z.object({ contract: IdText, report: IdText }),
  answer: FileUrlAnswer,
})

export const reportFile = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'files/reports/{report}',
  access: 'signature',
  summary: "A document's PDF, by the address that file-url gave",
  params: z.object({ report: IdText }),
  query: SignedQuery,
  answer: 'file',
  mediaTypes: ['application/pdf'],
  errors: ['link_expired'],
})
