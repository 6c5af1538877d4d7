interface Props {
  readonly series: number
  readonly x: number
  readonly y: number
}

/** A marker by series: dot, square or diamond, so that colour is redundant. */
export function Mark({ series, x, y }: Props) {
  if (series === 0) return <circle cx={x} cy={y} r={4} />
  const rotation = series > 1 ? `rotate(45 ${x} ${y})` : undefined
  return <rect x={x - 3.5} y={y - 3.5} width={7} height={7} transform={rotation} />
}
