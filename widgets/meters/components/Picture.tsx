import { useEffect, useRef } from 'react'

interface Props {
  readonly source: Blob
  /** What it shows; without it the picture only goes with words beside it. */
  readonly name?: string
}

/** A picture whose bytes are here. It is drawn: an address made for them is one that a strict page refuses to show. */
export function Picture({ source, name }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let current = true
    createImageBitmap(source).then(
      picture => {
        const shown = canvas.current
        if (current && shown) {
          shown.width = picture.width
          shown.height = picture.height
          shown.getContext('2d')?.drawImage(picture, 0, 0)
        }
        picture.close()
      },
      // What cannot be read is told where it was chosen.
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
