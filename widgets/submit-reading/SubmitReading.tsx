import { useContext, useEffect, useState } from 'react'
import type { GuestMeter } from '../../src/api/schemas/guestReadings.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { useT } from '../../src/i18n/useT.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SharedTexts } from '../../src/runtime/SharedTexts.tsx'
import { usePublic } from '../../src/runtime/usePublic.ts'
import { useRetryWhenOnline } from '../../src/runtime/useRetryWhenOnline.ts'
import { Waiting } from '../../src/runtime/Waiting.tsx'
import { loadPublicVendors, type PublicVendor } from '../../src/suite/publicData.ts'
import { KeptFocus } from '../../src/ui/KeptFocus.tsx'
import { loadCalls } from './loadCalls.ts'
import { loadTerms, type Terms } from './loadTerms.ts'
import { noProof, type Proof, proofOf } from './proof.ts'
import { SubmitReadingView } from './SubmitReadingView.tsx'
import type { attributes } from './submit-reading.widget.ts'
import { useProblem } from './useProblem.ts'

type Props = PropsOf<typeof attributes>

/** Lazy, because it is shown once a contract is proven. */
const MeterStep = lazyComponent(async () => (await import('./MeterStep.tsx')).MeterStep)

const nothing = () => undefined
const noVendors = async (): Promise<readonly PublicVendor[]> => []

/** Readings without an account, open to everybody (RDG-1). Nothing typed is kept: the device may be shared. */
export const SubmitReading = (props: Props) => (
  <SharedTexts>
    <Form {...props} />
  </SharedTexts>
)

function Form({ vendor: slug }: Props) {
  const { locale } = useContext(TextsContext)
  const { suite } = useElement()
  const t = useT()
  const named = slug ?? suite.config.vendor
  const list = usePublic(named === undefined ? loadPublicVendors : noVendors)
  const listState = named !== undefined || list.data ? 'ready' : list.error ? 'failed' : 'loading'
  const [isRetried, setRetried] = useState(false)
  const retryList = () => {
    setRetried(true)
    list.retry()
  }
  useRetryWhenOnline(listState, retryList)
  const [proven, setProven] = useState<{ readonly proof: Proof; readonly meters: readonly GuestMeter[] }>()
  /** Of which vendor they are; without terms if those could not be fetched. */
  const [loaded, setLoaded] = useState<{ readonly vendor: string; readonly terms?: Terms }>()

  const form = useForm({
    initial: { ...noProof, vendor: named ?? '' },
    schema: async () => (await loadCalls()).schema,
    body: proofOf,
    async send(values) {
      const proof = proofOf(values)
      setProven({ proof, meters: await (await loadCalls()).findMeters(suite.client, proof) })
    },
  })
  const problem = useProblem(form)
  const { values, errors, busy } = form
  const vendor = named ?? values.vendor

  useEffect(() => {
    let isCurrent = vendor !== ''
    if (isCurrent)
      loadTerms(suite, locale, vendor).then(
        terms => isCurrent && setLoaded({ vendor, terms }),
        // Without them the server decides.
        () => isCurrent && setLoaded({ vendor }),
      )
    return () => {
      isCurrent = false
    }
  }, [suite, locale, vendor])

  const terms = loaded?.vendor === vendor ? loaded.terms : undefined
  // The form comes at once with what is below its fields, so that its button does not move.
  if (named === undefined ? listState === 'loading' && !isRetried : loaded?.vendor !== named)
    return <Waiting />
  return (
    <KeptFocus of={proven ? 'meters' : 'proof'}>
      {proven ? (
        <MeterStep
          {...proven}
          terms={terms}
          onBack={() => setProven(undefined)}
          onAnother={() => {
            form.reset({ ...noProof, vendor })
            setProven(undefined)
          }}
        />
      ) : (
        <SubmitReadingView
          state={{
            kind: 'proving',
            values,
            errors: errors.vendor === undefined ? errors : { ...errors, vendor: t('choose') },
            busy,
            problem,
          }}
          terms={terms}
          vendors={
            named === undefined
              ? list.data?.map(({ slug: value, title }) => ({ value, label: title }))
              : undefined
          }
          listProblem={listState === 'ready' ? undefined : listState}
          onType={(field, value) => form.set(field as keyof Proof, value)}
          onSubmit={() => void form.submit({ vendor })}
          onRetryList={retryList}
          onBack={nothing}
          onAbsence={nothing}
        />
      )}
    </KeptFocus>
  )
}
