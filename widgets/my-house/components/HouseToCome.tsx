import { useT } from '../../../src/i18n/useT.ts'
import { Bone } from '../../../src/ui/Bone.tsx'
import { Slow } from '../../../src/ui/Slow.tsx'

/** The house in the shape in which it comes. */
export function HouseToCome({ slow }: { readonly slow: boolean }) {
  const t = useT()
  return (
    <div className="stack" aria-busy="true">
      {slow && <Slow>{t('shared:slow')}</Slow>}
      <div className="house">
        <div className="card stack">
          <Bone width="160px" height="20px" />
          <Bone width="200px" height="36px" />
          <Bone width="100%" height="300px" />
        </div>
        <div className="card stack">
          <Bone width="120px" height="20px" />
          <Bone width="70%" />
          <Bone width="60%" />
          <Bone width="80%" />
        </div>
      </div>
    </div>
  )
}
