import { useEffect, useState } from 'react'
import { type FileKind, fileEndings } from '../api/rules/fileKind.ts'
import { type UploadPurpose, uploadLimits } from '../api/schemas/uploadLimits.ts'
import { useElement } from '../runtime/ElementContext.ts'
import { integer, listOf, type Reader, recordOf, text } from '../suite/readers.ts'
import { readPublic } from '../suite/readPublic.ts'

/** Kinds, largest size in bytes and number of files of one purpose. */
export type UploadLimit = (typeof uploadLimits)[UploadPurpose]

const isKnown = (kind: string): kind is FileKind => kind in fileEndings

const limit = recordOf({ kinds: listOf(text), bytes: integer, count: integer })
const limitsByPurpose: Reader<Readonly<Record<string, ReturnType<typeof limit>>>> = value =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([purpose, read]) => [purpose, limit(read)]))
    : undefined

/** What the back end enforces for a purpose; the bundled limits until it has answered, or if it does not (HLP-2, CDF-2). */
export function useUploadLimits(purpose: UploadPurpose): UploadLimit {
  const { suite } = useElement()
  const [limit, setLimit] = useState<UploadLimit>(uploadLimits[purpose])
  useEffect(() => {
    let current = true
    readPublic(suite, 'uploadLimits', limitsByPurpose).then(
      limits => {
        const enforced = limits[purpose]
        if (current && enforced) setLimit({ ...enforced, kinds: enforced.kinds.filter(isKnown) })
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [suite, purpose])
  return limit
}
