import type { FormSchema } from '../../src/forms/useForm.ts'

/** Checks the days of an absence: both are there, in order and not in the past. */
export const absenceSchema = (today: string): FormSchema => ({
  safeParse(body) {
    const { from, until } = body as { from: string; until: string }
    const issues = [
      ...(from === '' ? [{ path: ['from'], message: 'validation.day' }] : []),
      ...(until === ''
        ? [{ path: ['until'], message: 'validation.day' }]
        : until < from || until < today
          ? [{ path: ['until'], message: 'validation.order' }]
          : []),
    ]
    return { error: issues.length > 0 ? { issues } : undefined }
  },
})
