import { Camera } from 'lucide'
import { useEffect } from 'react'
import { limits } from '../../src/api/schemas/limits.ts'
import { type SentFile, useUploads } from '../../src/files/useUploads.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { FileField } from '../../src/ui/FileField.tsx'
import { Picture } from './components/Picture.tsx'
import { scaledPhoto } from './scaledPhoto.ts'

/** How the photo of a meter stands. */
export interface MeterPhotoState {
  /** What the server has taken in and goes with the reading. */
  readonly sent?: SentFile | undefined
  /** Why the reading cannot go yet. */
  readonly waits?: 'sending' | 'failed' | undefined
}

export interface MeterPhotoProps {
  readonly meterId: number
  /** The photo of an earlier visit that is still waiting on the server. */
  readonly kept: SentFile | undefined
  readonly onChange: (meterId: number, photo: MeterPhotoState) => void
}

const options = { prepare: (file: File) => scaledPhoto(file, limits.meterPhoto.side) }

/** The photo of one meter: chosen, made small, sent ahead; it can be stopped, tried again or taken back. */
export function MeterPhoto({ meterId, kept, onChange }: MeterPhotoProps) {
  const t = useT()
  const online = useOnline()
  const { field, sent, fileOf, ...uploads } = useUploads('meter-photo', kept ? [kept] : [], options)
  const waits = uploads.isSending ? 'sending' : uploads.hasFailed ? 'failed' : undefined
  const [photo] = sent

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, not at each drawing
  useEffect(() => onChange(meterId, { sent: photo, waits }), [meterId, photo?.upload, waits])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken in a cellar goes up once, when there is a line again
  useEffect(() => {
    if (online) for (const { id, canRetry } of field.files) if (canRetry) field.onRetry(id)
  }, [online])

  return (
    <FileField
      {...field}
      compact
      icon={Camera}
      texts={{ ...field.texts, label: t('photo.label'), choose: t('photo.choose') }}
      // Phones then offer the camera, and make a JPEG of what only they can read.
      endings={['image/*']}
      files={field.files.map(item => {
        const file = fileOf(item.id)
        return file ? { ...item, picture: <Picture source={file} /> } : item
      })}
    />
  )
}
