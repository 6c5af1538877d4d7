/** How much of a photo's detail a JPEG keeps: figures on a meter stay sharp, the file is a tenth of the camera's. */
const quality = 0.85

/**
 * A photo as a JPEG whose longer side has at most `side` pixels. It is drawn anew, turned as the camera held it, so
 * what the camera wrote beside it, such as its place, stays on the device.
 * @returns undefined where this browser cannot read the file
 */
export async function scaledPhoto(file: File, side: number): Promise<File | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // A JPEG knows no transparency: without this it would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const bytes = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
  return bytes
    ? new File([bytes], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
    : undefined
}
