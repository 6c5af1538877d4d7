import { useCallback } from 'react'
import type { Locale } from '../../src/api/schemas/locales.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { usePublic } from '../../src/runtime/usePublic.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { useVendor } from '../../src/runtime/useVendor.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { AccessibilityStatementView } from './AccessibilityStatementView.tsx'
import type { attributes } from './accessibility-statement.widget.ts'
import { loadInformation } from './loadInformation.ts'
import report from './report.json' with { type: 'json' }
import type { Report } from './types.ts'

const unknown = { data: undefined, error: null }

/** The accessibility statement of a vendor's online service, after Directive (EU) 2019/882, Annex V (A11-6). */
export function AccessibilityStatement({ vendor: named }: PropsOf<typeof attributes>) {
  const { suite } = useElement()
  const vendor = useVendor(suite, named, undefined)
  const slug = named ?? vendor?.slug ?? suite.config.vendor
  // The vendor is the key, so that no statement has the information of another one.
  return <StatementOfVendor key={slug} slug={slug} id={vendor?.id} title={vendor?.title} />
}

interface Props {
  readonly slug: string | undefined
  /** Undefined until it is known. */
  readonly id: number | undefined
  readonly title: string | undefined
}

function StatementOfVendor({ slug, id, title }: Props) {
  // Which vendor it is may depend on the resident's contract.
  const isKnown = useSession(state => state.status !== 'loading')
  const load = useCallback(
    (page: Suite, locale: Locale) => loadInformation(page, locale, { id, slug }),
    [id, slug],
  )
  const information = usePublic(load)
  const link = useDestination()
  return (
    <AccessibilityStatementView
      report={report as Report}
      vendor={title}
      panel={usePanel(isKnown ? information : unknown)}
      onRetry={information.retry}
      helpDesk={link('help-desk-create')}
    />
  )
}
