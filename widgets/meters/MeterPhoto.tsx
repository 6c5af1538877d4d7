import { Camera } from 'lucide'
import { useEffect } from 'react'
import { limits } from '../../src/api/schemas/limits.ts'
import { type SentFile, useUploads } from '../../src/files/useUploads.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { FileField } from '../../src/ui/FileField.tsx'
import { Picture } from './components/Picture.tsx'
import { scaledPhoto } from './scaledPhoto.ts'

/** State of a meter's photo. */
export interface MeterPhotoState {
  /** The uploaded file that is sent with the reading. */
  readonly sent?: SentFile | undefined
  /** Why the reading cannot be sent yet. */
  readonly waits?: 'sending' | 'failed' | undefined
}

export interface MeterPhotoProps {
  readonly meterId: number
  /** A photo uploaded on an earlier visit. */
  readonly savedPhoto: SentFile | undefined
  readonly onChange: (meterId: number, photo: MeterPhotoState) => void
}

const options = { prepare: (file: File) => scaledPhoto(file, limits.meterPhoto.side) }

/**
 * The photo of one meter: selected, scaled down, uploaded ahead; the upload can be cancelled, retried or
 * removed.
 */
export function MeterPhoto({ meterId, savedPhoto, onChange }: MeterPhotoProps) {
  const t = useT()
  const online = useOnline()
  const { field, sent, fileOf, ...uploads } = useUploads(
    'meter-photo',
    savedPhoto ? [savedPhoto] : [],
    options,
  )
  const waits = uploads.isSending ? 'sending' : uploads.hasFailed ? 'failed' : undefined
  const [photo] = sent

  // biome-ignore lint/correctness/useExhaustiveDependencies: reports changes, not every render
  useEffect(() => onChange(meterId, { sent: photo, waits }), [meterId, photo?.upload, waits])

  // biome-ignore lint/correctness/useExhaustiveDependencies: uploads once when the device comes back online
  useEffect(() => {
    if (online) for (const { id, canRetry } of field.files) if (canRetry) field.onRetry(id)
  }, [online])

  return (
    <FileField
      {...field}
      compact
      icon={Camera}
      texts={{ ...field.texts, label: t('photo.label'), choose: t('photo.choose') }}
      // Any image type: phones then offer the camera and convert their own formats to JPEG.
      endings={['image/*']}
      files={field.files.map(item => {
        const file = fileOf(item.id)
        return file ? { ...item, picture: <Picture source={file} /> } : item
      })}
    />
  )
}
