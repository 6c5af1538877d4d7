import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fileKind } from '../api/rules/fileKind.ts'
import { type UploadPurpose, uploadLifetime } from '../api/schemas/uploadLimits.ts'
import { type ApiError, asApiError } from '../client/ApiError.ts'
import { newKey } from '../client/newKey.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useT } from '../i18n/useT.ts'
import { useElement } from '../runtime/ElementContext.ts'
import { errorText } from '../runtime/errorText.ts'
import type { FileItem } from '../ui/FileField.tsx'
import { kindsText, limitedField } from './limitedField.ts'
import { type UploadLimit, useUploadLimits } from './useUploadLimits.ts'

/** Lazy, because uploads load the schemas. */
const calls = () => import('../client/upload.ts')

/** An uploaded file; the server keeps it for `uploadLifetime`. */
export interface SentFile {
  /** Id for the request body. */
  readonly upload: string
  readonly name: string
  readonly bytes: number
  /** When it was uploaded, in milliseconds of the device's clock, which may be wrong. */
  readonly sentAt: number
}

type Refusal = 'format' | 'large' | 'empty' | 'unreadable'

interface UploadsOptions {
  /** Transforms a file before the upload, e.g. scales a photo; undefined if it cannot be read. */
  readonly prepare?: (file: File) => Promise<File | undefined>
}

interface Item {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly file?: File
  readonly state:
    | { readonly kind: 'sending'; readonly share: number }
    | { readonly kind: 'sent'; readonly upload: string; readonly sentAt: number }
    | { readonly kind: 'refused'; readonly reason: Refusal }
    | { readonly kind: 'failed'; readonly error: ApiError }
}

/** Why the server would refuse a file, checked before the upload. */
async function refusalOf(file: File, { bytes, kinds }: UploadLimit): Promise<Refusal | undefined> {
  if (file.size === 0) return 'empty'
  if (file.size > bytes) return 'large'
  const start = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const kind = fileKind(new Uint8Array(start))?.kind
  return kind && kinds.includes(kind) ? undefined : 'format'
}

const sentOf = ({ name, bytes, state }: Item): SentFile[] =>
  state.kind === 'sent' ? [{ upload: state.upload, name, bytes, sentAt: state.sentAt }] : []

/**
 * Files of a form: each is uploaded when chosen, with progress, and can be cancelled, retried or removed (HLP-2,
 * CDF-2).
 * @param savedFiles uploaded files from a saved draft
 */
export function useUploads(
  purpose: UploadPurpose,
  savedFiles: readonly SentFile[] = [],
  { prepare }: UploadsOptions = {},
) {
  const t = useT()
  const format = useFormat()
  const { suite } = useElement()
  const limit = useUploadLimits(purpose)
  const [items, setItems] = useState<readonly Item[]>(() =>
    // What a device has stored may be anything.
    (Array.isArray(savedFiles) ? (savedFiles as readonly SentFile[]) : [])
      .filter(({ sentAt }) => sentAt > Date.now() - uploadLifetime)
      .map(({ upload: id, name, bytes, sentAt }) => ({
        id,
        name,
        bytes,
        state: { kind: 'sent', upload: id, sentAt },
      })),
  )
  const [full, setFull] = useState(false)
  const running = useRef(new Map<string, AbortController>())
  const latestItems = useRef(items)
  useLayoutEffect(() => {
    latestItems.current = items
  })

  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const setState = (id: string, state: Item['state']) =>
    setItems(now => now.map(item => (item.id === id ? { ...item, state } : item)))

  const send = async (id: string, chosen: File, isReady = prepare === undefined) => {
    const controller = new AbortController()
    running.current.set(id, controller)
    setState(id, { kind: 'sending', share: 0 })
    try {
      const file = isReady || chosen.size === 0 ? chosen : await prepare?.(chosen)
      if (controller.signal.aborted) return
      if (!file) return setState(id, { kind: 'refused', reason: 'unreadable' })
      if (!isReady)
        setItems(now =>
          now.map(item => (item.id === id ? { ...item, file, name: file.name, bytes: file.size } : item)),
        )
      const reason = await refusalOf(file, limit)
      if (reason) return setState(id, { kind: 'refused', reason })
      const { upload } = await calls()
      const storedFile = await upload(purpose, file, {
        baseUrl: suite.client.baseUrl,
        ...(suite.config.api === 'sandbox' && { fetch: suite.client.fetch }),
        locale: suite.language.of(undefined),
        key: id,
        signal: controller.signal,
        onProgress: share => setState(id, { kind: 'sending', share }),
      })
      setState(id, { kind: 'sent', upload: storedFile.id, sentAt: Date.now() })
    } catch (thrown) {
      if (controller.signal.aborted) return
      const error = asApiError(thrown)
      const isFormat = error.fields.file?.includes('validation.file_format')
      if (isFormat) setState(id, { kind: 'refused', reason: 'format' })
      else if (error.code === 'body_too_large') setState(id, { kind: 'refused', reason: 'large' })
      else setState(id, { kind: 'failed', error })
    } finally {
      running.current.delete(id)
    }
  }

  const used = items.filter(({ state }) => state.kind !== 'refused').length

  const textOf = ({ state }: Item): string => {
    if (state.kind === 'failed') return errorText(t, state.error)
    if (state.kind === 'refused')
      return t(`shared:files.${state.reason}`, {
        kinds: kindsText(format, limit),
        size: format.bytes(limit.bytes),
      })
    return t(`shared:files.${state.kind}`)
  }

  return {
    /** Uploaded files. */
    sent: items.flatMap(sentOf),
    /** Files uploaded by the time of the call, besides those that a form was sent with. */
    sentSince: (uploads: readonly string[]) =>
      latestItems.current.flatMap(sentOf).filter(({ upload }) => !uploads.includes(upload)),
    /** Whether an upload is running. */
    isSending: items.some(({ state }) => state.kind === 'sending'),
    hasFailed: items.some(({ state }) => state.kind === 'failed' || state.kind === 'refused'),
    /** A file during its upload, while this page has it. */
    fileOf: (id: string) => items.find(item => item.id === id)?.file,
    /** Clears all files after the form was sent. */
    clear: () => setItems([]),
    /** Clears those that were sent with the form; what was added meanwhile stays. */
    clearSent: (uploads: readonly string[]) =>
      setItems(now => now.filter(({ state }) => state.kind !== 'sent' || !uploads.includes(state.upload))),
    /** Props of the field. */
    field: {
      ...limitedField(t, format, limit),
      files: items.map(
        (item): FileItem => ({
          id: item.id,
          name: item.name,
          size: format.bytes(item.bytes),
          state: item.state.kind === 'refused' ? 'failed' : item.state.kind,
          share: item.state.kind === 'sending' ? item.state.share : 0,
          text: textOf(item),
          canRetry: item.state.kind === 'failed',
        }),
      ),
      remaining: limit.count - used,
      error: full ? t('shared:files.full') : undefined,
      onAdd(files: readonly File[]) {
        const remaining = limit.count - used
        setFull(files.length > remaining)
        const added = files.slice(0, remaining).map(file => ({
          id: newKey(),
          name: file.name,
          bytes: file.size,
          ...(prepare ? {} : { file }),
          state: { kind: 'sending', share: 0 } as const,
        }))
        // A new file replaces the only one if that was refused.
        const others = limit.count > 1 ? items : items.filter(({ state }) => state.kind !== 'refused')
        setItems([...others, ...added])
        added.forEach(({ id }, index) => {
          const file = files[index]
          if (file) void send(id, file)
        })
      },
      onRemove(id: string) {
        setFull(false)
        running.current.get(id)?.abort()
        const state = items.find(item => item.id === id)?.state
        setItems(items.filter(item => item.id !== id))
        // Not awaited: unused files are deleted by the server after a day.
        if (state?.kind === 'sent')
          calls()
            .then(({ deleteUpload }) => deleteUpload(suite.client, purpose, state.upload))
            .catch(() => undefined)
      },
      onRetry(id: string) {
        const file = items.find(item => item.id === id)?.file
        if (file) void send(id, file, true)
      },
    },
  }
}
