import { CircleCheck, CircleDashed, CircleDot, CircleX, ClipboardCheck, type IconNode } from 'lucide'
import { useT } from '../../../src/i18n/useT.ts'
import { Status } from '../../../src/ui/Status.tsx'

const looks: Readonly<
  Record<number, { readonly tone: 'neutral' | 'success' | 'warning'; readonly icon: IconNode }>
> = {
  1: { tone: 'neutral', icon: CircleDashed },
  2: { tone: 'neutral', icon: ClipboardCheck },
  3: { tone: 'warning', icon: CircleDot },
  4: { tone: 'success', icon: CircleCheck },
  5: { tone: 'neutral', icon: CircleX },
}

/** Stage of a request as a badge. */
export function Stage({ stage }: { readonly stage: number }) {
  const t = useT()
  const { tone, icon } = looks[stage] ?? { tone: 'neutral', icon: CircleDashed }
  return (
    <Status tone={tone} icon={icon}>
      {t(`stages.${stage}`)}
    </Status>
  )
}
