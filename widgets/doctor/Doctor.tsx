import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { findLoader } from '../../src/client/findLoader.ts'
import { hostStylesReport } from '../../src/element/followHostStyles.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { DoctorView } from './DoctorView.tsx'
import { examineHostStyles } from './examineHostStyles.ts'
import { elementsIn, examinePage } from './examinePage.ts'
import { examineServer } from './examineServer.ts'
import type { Finding } from './findings.ts'
import { observePolicy, policyFindings, type Violation } from './observePolicy.ts'

/** The element's class holds its declaration. */
const widgetOf = (tag: string) =>
  (customElements.get(tag) as { readonly widget?: Widget } | undefined)?.widget

/** Vendors named by the loader's script tag or by an element. */
const vendorsOf = (vendor: string | undefined) => [
  ...new Set([
    ...(vendor ? [vendor] : []),
    ...elementsIn(document).flatMap(element => element.getAttribute('vendor') || []),
  ]),
]

/** Examines the host page and reports what keeps its elements from working. */
export function Doctor() {
  const { suite } = useElement()
  const isSignedIn = useSession(state => state.status !== 'guest')
  const hasContract = useSession(state => state.contractId !== undefined)
  const faults = useStore(suite.faults)
  const [reach, setReach] = useState<readonly Finding[]>()
  const [violations, setViolations] = useState<readonly Violation[]>([])
  const [, look] = useState(0)

  const examine = useCallback(() => {
    setReach(undefined)
    look(count => count + 1)
    void examineServer(suite, vendorsOf(suite.config.vendor)).then(setReach)
  }, [suite])

  useEffect(examine, [examine])
  // Examines elements again that are still loading.
  useEffect(() => {
    for (const element of elementsIn(document))
      if (element.matches(':not(:defined)'))
        void customElements.whenDefined(element.localName).then(() => look(count => count + 1))
  }, [])
  useEffect(() => observePolicy(violation => setViolations(previous => [...previous, violation])), [])

  const findings = reach && [
    ...examinePage({
      page: document,
      settings: findLoader()?.config,
      config: suite.config,
      version: suite.version,
      names: findLoader()?.names,
      isSignedIn,
      hasContract,
      widgetOf,
    }),
    ...examineHostStyles(hostStylesReport()),
    ...reach,
    ...faults.map(
      ({ code, message }): Finding => ({
        code: code === 'RW-ANSWER' ? 'answerWrong' : 'callFailed',
        tone: 'wrong',
        values: { message },
      }),
    ),
    ...policyFindings(violations, suite.portal),
  ]
  return <DoctorView findings={findings} onAgain={examine} />
}
