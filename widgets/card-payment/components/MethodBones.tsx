import { useT } from '../../../src/i18n/useT.ts'
import { Bone } from '../../../src/ui/Bone.tsx'
import { Slow } from '../../../src/ui/Slow.tsx'

/** In the shape of the ways to pay that are to come. */
export function MethodBones({ slow }: { readonly slow: boolean }) {
  const t = useT()
  return (
    <div className="pay-methods" aria-busy="true">
      {['a', 'b', 'c', 'd'].map(row => (
        <div key={row} className="pay-method">
          <Bone width="40px" height="40px" />
          <Bone width="45%" />
        </div>
      ))}
      {slow && <Slow>{t('shared:slow')}</Slow>}
    </div>
  )
}
