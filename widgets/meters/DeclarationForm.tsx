import { useMemo } from 'react'
import type { Meter, MeterReading } from '../../src/api/schemas/meters.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { useStableCallback } from '../../src/runtime/useStableCallback.ts'
import { differencesOf } from './checkTyped.ts'
import { Readings } from './components/Readings.tsx'
import type { MeterPhotoProps } from './MeterPhoto.tsx'
import type { DatedDeclarationProps } from './types.ts'
import { useDeclaration } from './useDeclaration.ts'

/** Lazy, because few people send photos; loads when the first reading is typed. */
const MeterPhoto = lazyComponent<MeterPhotoProps>(
  async () => (await import('./MeterPhoto.tsx')).MeterPhoto,
  null,
)

export interface DeclarationFormProps extends DatedDeclarationProps {
  /** The visible meters. */
  readonly meters: readonly Meter[]
  /** Earlier readings; undefined until they are loaded, or where the meters have their uses. */
  readonly history: readonly MeterReading[] | undefined
  readonly onTyping: () => void
}

/** The declaration with its fields, while readings are taken and after the end. */
export function DeclarationForm({ meters, history, onTyping, ...props }: DeclarationFormProps) {
  const online = useOnline()
  const { contract } = useContract()
  const differences = useMemo(() => differencesOf(meters, history ?? []), [meters, history])
  const form = useDeclaration({ contract: contract.id, meters, differences, opensAt: props.window.opensAt })
  const onType = useStableCallback((id: number, text: string) => {
    onTyping()
    form.type(id, text)
  })
  const onLeave = useStableCallback(form.leave)
  const onPhoto = useStableCallback(form.photograph)
  const photo = useStableCallback((id: number) => (
    <MeterPhoto key={form.round} meterId={id} savedPhoto={form.savedPhoto(id)} onChange={onPhoto} />
  ))
  return (
    <Readings
      {...props}
      {...form}
      differences={differences}
      isOffline={!online}
      photo={photo}
      onType={onType}
      onLeave={onLeave}
      onSend={() => void form.send()}
      onDiscard={form.discard}
    />
  )
}
