import { useEffect, useRef } from 'react'

interface Props {
  readonly source: Blob
  /** Alternative text; without it the picture is decorative. */
  readonly name?: string
}

/** Draws image bytes on a canvas, because a strict CSP blocks `blob:` URLs. */
export function Picture({ source, name }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let current = true
    createImageBitmap(source).then(
      picture => {
        const element = canvas.current
        if (current && element) {
          element.width = picture.width
          element.height = picture.height
          element.getContext('2d')?.drawImage(picture, 0, 0)
        }
        picture.close()
      },
      // Unreadable files are reported where they were selected.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [source])
  return (
    <canvas
      ref={canvas}
      className="picture"
      role={name === undefined ? 'presentation' : 'img'}
      aria-label={name}
    />
  )
}
