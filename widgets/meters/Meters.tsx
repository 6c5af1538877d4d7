import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { takesReading } from '../../src/api/rules/readings.ts'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import type { Meter, MeterReading } from '../../src/api/schemas/meters.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { FirstAnswers } from '../../src/runtime/FirstAnswers.tsx'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useMay } from '../../src/runtime/useMay.ts'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { useStableCallback } from '../../src/runtime/useStableCallback.ts'
import { useUnit } from '../../src/runtime/useUnit.ts'
import { MetersSkeleton } from './components/MetersSkeleton.tsx'
import type { DeclarationFormProps } from './DeclarationForm.tsx'
import { MetersView } from './MetersView.tsx'
import type { attributes } from './meters.widget.ts'
import { historyQuery, metersQuery, type Period, periodQuery, readingsQuery } from './queries.ts'
import type { DeclarationWindow } from './types.ts'
import { useDeclarationWindow } from './useDeclarationWindow.ts'
import { usePhotoDialog } from './usePhotoDialog.ts'

/** Lazy, because on most days no readings are taken. */
const DeclarationForm = lazyComponent<DeclarationFormProps>(
  async () => (await import('./DeclarationForm.tsx')).DeclarationForm,
  <MetersSkeleton slow={false} />,
)

type Props = PropsOf<typeof attributes>

/** With more meters than this, the whole history loads only when it is saved, or compared with what is typed. */
const eagerLimit = 60

/** Meters of one contract (MET-1 to MET-6). */
export const Meters = (props: Props) => (
  <QueryShell>
    <ContractMeters {...props} />
  </QueryShell>
)

/** The contract id is the key, so that values typed for one contract never show for another. */
function ContractMeters(props: Props) {
  const { client } = useElement().suite
  const { id, isActive } = useContract().contract
  const mayDeclare = useMay('declare')
  // At once, because the form would ask for its script only when it is rendered.
  const loadForm = ({ isOpen }: Period) =>
    isOpen && isActive && mayDeclare ? DeclarationForm.preload() : undefined
  return (
    <FirstAnswers
      key={id}
      onFetch={cache => [
        cache.query(metersQuery(client, id)),
        cache.query(periodQuery(client, id)).then(loadForm),
      ]}
    >
      <MetersOf {...props} />
    </FirstAnswers>
  )
}

const none: readonly Meter[] = []

function MetersOf(props: Props) {
  const t = useT()
  const destination = useDestination()
  const { client, toasts } = useElement().suite
  const { contract, group } = useContract()
  const { day, month, reading, time } = useFormat()
  const unitName = useUnit()
  const online = useOnline()
  const [tab, setTab] = useState(props.tab)
  const [objectId, setObjectId] = useState<number>()
  const [meterId, setMeterId] = useState<number>()
  const [typing, setTyping] = useState(false)

  const list = useQuery(metersQuery(client, contract.id))
  const declaration = useDeclarationWindow(contract.id)
  const mayDeclare = useMay('declare')
  const declares = mayDeclare ? declaration.window : ({ kind: 'notPermitted' } as const)
  const window: DeclarationWindow = contract.isActive ? declares : { kind: 'contractEnded' }
  const all = list.data ?? none
  const isLarge = all.length > eagerLimit
  const isTakingReadings = window.kind === 'open' && all.some(takesReading)
  // Back ends that do not say what meters used are asked for all readings, with which new ones are compared.
  const comparesHistory = (typing || (!isLarge && isTakingReadings)) && !all.every(meter => meter.recentUses)
  const needsHistory = comparesHistory || (!isLarge && list.isSuccess && tab === 'history')
  const past = useQuery({ ...historyQuery(client, contract.id), enabled: needsHistory })

  const objects = contract.objects.filter(({ id }) => all.some(meter => meter.objectId === id))
  const addresses = useMemo(
    () =>
      new Map(contract.objects.length > 1 ? contract.objects.map(({ id, address }) => [id, address]) : []),
    [contract.objects],
  )
  const meters = useMemo(
    () => (objectId === undefined ? all : all.filter(meter => meter.objectId === objectId)),
    [all, objectId],
  )
  const verification = useStableCallback((meter: Meter) =>
    destination('help-desk-create', {
      contract: contract.id,
      category: 'service_order',
      message: t('expired.request', {
        type: t(`types.${meter.type}`),
        number: meter.number,
        day: day(meter.expiryDate ?? ''),
      }),
    }),
  )
  const look = usePhotoDialog(contract.id)

  const selectedMeter = (meters.find(({ id }) => id === meterId) ?? meters[0])?.id
  const ofMeter = useQuery({
    ...readingsQuery(client, contract.id, selectedMeter ?? 0),
    enabled: isLarge && tab === 'history' && selectedMeter !== undefined,
  })
  const shown = isLarge ? ofMeter : past
  const ofObject = (readings: readonly MeterReading[]) =>
    readings.filter(each => objectId === undefined || each.objectId === objectId)
  const panel = usePanel({
    data: list.data && shown.data && { meters, readings: ofObject(shown.data) },
    error: list.error ?? shown.error,
  })
  const save = async () => {
    const { data: readings, error } = past.data ? past : await past.refetch()
    if (!readings) return toasts.show('error', errorText(t, asApiError(error)))
    // Few save the history, so that what writes the file is fetched then.
    const { saveReadings } = await import('./saveReadings.ts')
    saveReadings(t, { month, reading, unitName }, ofObject(readings), contract.username)
  }

  const declarationProps = {
    panel: usePanel({
      data: window.kind === 'loading' ? undefined : list.data && meters,
      error: list.error,
    }),
    window,
    addresses,
    verification,
    onRetry: () => void list.refetch(),
    onRetryWindow: declaration.retry,
  }
  return (
    <MetersView
      tab={tab}
      objects={objects}
      objectId={objectId}
      loadedAt={!online && shown.dataUpdatedAt > 0 ? time(new Date(shown.dataUpdatedAt)) : undefined}
      onTab={setTab}
      onObject={setObjectId}
      declaration={declarationProps}
      form={
        (window.kind === 'open' || window.kind === 'ended') && (
          <DeclarationForm
            {...declarationProps}
            window={window}
            meters={meters}
            history={past.data}
            onTyping={() => setTyping(true)}
          />
        )
      }
      history={{
        panel,
        addresses,
        meterId,
        onMeter: setMeterId,
        consumption: destination('consumption', contractDestination(group, contract.id).params),
        photo: look.window,
        onSave: () => void save(),
        onPhoto: look.show,
        onRetry: () => void (list.error ? list : shown).refetch(),
      }}
    />
  )
}
