import { CircleCheck, CircleDashed, CircleMinus } from 'lucide'
import { useT } from '../../../src/i18n/useT.ts'
import { Status } from '../../../src/ui/Status.tsx'
import type { Poll } from '../model.ts'

interface Props {
  readonly poll: Poll
  /** Whether the user votes once the vendor has confirmed the role. */
  readonly isUnconfirmed: boolean | undefined
}

/** Whether the contract has voted; worded to be true for people without a right to vote, too. */
export function Participation({ poll, isUnconfirmed = false }: Props) {
  const t = useT()
  const { hasTakenPart, isVoter, isByProxyOnly, state } = poll
  if (hasTakenPart)
    return (
      <Status tone="success" icon={CircleCheck}>
        {t(isByProxyOnly ? 'part.represented' : isVoter ? 'part.taken' : 'part.counted')}
      </Status>
    )
  if (!isVoter)
    return (
      <Status tone="neutral" icon={CircleMinus}>
        {t(isUnconfirmed ? 'part.unconfirmed' : 'part.owners')}
      </Status>
    )
  return state === 'active' ? (
    <Status tone="warning" icon={CircleDashed}>
      {t('part.open')}
    </Status>
  ) : (
    <Status tone="neutral" icon={CircleMinus}>
      {t('part.missed')}
    </Status>
  )
}
