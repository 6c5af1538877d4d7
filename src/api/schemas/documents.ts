import * as z from 'zod/mini'
import { Day, data, Id, known, page, pageQuery, year } from './primitives.ts'

export const documentCategories = [
  'technical_information',
  'financial_information',
  'notice',
  'building_inspections',
  'decisions',
  'insurance',
  'regulations',
  'agreements',
  'contract',
  'object',
  'building',
  'others',
] as const

/** A document or a yearly report (DOC-1). */
export const Report = z.object({
  id: Id,
  date: Day,
  name: z.string(),
  category: known(documentCategories, 'others'),
  comment: z.nullable(z.string()),
  isYearlyReport: z.boolean(),
  isRead: z.boolean(),
})
export type Report = z.infer<typeof Report>

export const ReportsQuery = z.object({
  ...pageQuery,
  category: z.optional(z.enum(documentCategories)),
  year,
  /** Part of a name or a comment, ignoring case. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
})

export const ReportsAnswer = page(Report)

export const ReportCategory = z.object({ category: known(documentCategories, 'others'), count: z.int() })
export const ReportCategoriesAnswer = data(z.array(ReportCategory))
