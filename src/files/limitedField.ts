import { fileEndings } from '../api/rules/fileKind.ts'
import type { Formats } from '../i18n/formats.ts'
import type { Translate } from '../i18n/TextsContext.ts'
import type { FileFieldProps } from '../ui/FileField.tsx'
import type { UploadLimit } from './useUploadLimits.ts'

/** Kinds of files in words, e.g. "JPG, PNG or PDF". */
export const kindsText = (format: Formats, { kinds }: UploadLimit): string =>
  format.oneOf(kinds.map(kind => kind.toUpperCase()))

/** What a file field says of its limits, and accepts (HLP-2, CDF-2). */
export const limitedField = (
  t: Translate,
  format: Formats,
  limit: UploadLimit,
): Pick<FileFieldProps, 'texts' | 'endings'> => ({
  texts: {
    label: t('shared:files.label'),
    hint: t('shared:files.hint', {
      count: limit.count,
      kinds: kindsText(format, limit),
      size: format.bytes(limit.bytes),
    }),
    choose: t('shared:files.choose', { count: limit.count }),
    drop: t('shared:files.drop'),
    cancel: name => t('shared:files.cancel', { name }),
    remove: name => t('shared:files.remove', { name }),
    retry: name => t('shared:files.retry', { name }),
  },
  endings: limit.kinds.flatMap(kind => fileEndings[kind]),
})
