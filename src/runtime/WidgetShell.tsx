import { Suspense, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Locale } from '../api/schemas/locales.ts'
import { TextsContext } from '../i18n/TextsContext.ts'
import { checkFeature } from '../suite/checkFeature.ts'
import { getSuite } from '../suite/getSuite.ts'
import type { Scheme } from '../theme/schemeOf.ts'
import { vendorStyle } from '../theme/vendorStyle.ts'
import { type AddSheet, SheetsContext } from '../ui/useSheet.ts'
import { ElementContext, emitFrom } from './ElementContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyComponent } from './lazyComponent.tsx'
import { rootAttributes } from './rootAttributes.ts'
import { useElementTexts } from './useElementTexts.ts'
import { useScheme } from './useScheme.ts'
import { useVendor } from './useVendor.ts'
import { Waiting } from './Waiting.tsx'
import type { Widget } from './Widget.ts'
import { WidgetError } from './WidgetError.tsx'

const NotOffered = lazyComponent(async () => (await import('./NotOffered.tsx')).NotOffered)

/** Parsed attributes: the common ones, and the widget's own. */
interface ShellAttributes {
  readonly locale?: Locale
  readonly theme: Scheme | 'auto'
  readonly font: 'system' | 'inherit'
  readonly vendor?: string
  readonly contract?: number
  readonly [name: string]: unknown
}

interface Props {
  readonly host: HTMLElement
  readonly widget: Widget
  readonly attributes: ShellAttributes
  readonly addSheet: AddSheet
}

/** Wraps every widget: texts, colours, error boundary and session gate. */
export function WidgetShell({ host, widget, attributes, addSheet }: Props) {
  const suite = getSuite()
  const texts = useElementTexts(suite, host, attributes.locale, widget.name, widget.loadTexts)
  const scheme = useScheme(host, attributes.theme)
  const vendor = useVendor(suite, attributes.vendor, attributes.contract)
  const { needs, name } = widget
  const { vendor: slug } = attributes
  const ofVendor = `${name} ${slug}`
  const isOffered = useStore(suite.notOffered, names => !names.includes(name) && !names.includes(ofVendor))
  const element = useMemo(() => ({ host, suite, scheme, emit: emitFrom(host) }), [host, suite, scheme])
  const ready = texts !== undefined

  useEffect(() => {
    suite.session.load().catch(() => undefined)
    if (needs.feature) void checkFeature(suite, ofVendor, needs.feature, slug)
  }, [suite, needs, ofVendor, slug])
  useEffect(() => {
    if (ready) element.emit('resident-ready')
  }, [element, ready])

  if (!texts) return null
  const component = <widget.component {...attributes} />
  return (
    <div {...rootAttributes(texts.locale, scheme, attributes.font)} style={vendorStyle(vendor, scheme)}>
      <ElementContext value={element}>
        <TextsContext value={texts}>
          <SheetsContext value={addSheet}>
            <ErrorBoundary
              onError={error => element.emit('resident-error', { code: 'RW-FAULT', message: String(error) })}
              fallback={retry => <WidgetError onRetry={retry} />}
            >
              <Suspense fallback={<Waiting />}>
                {!isOffered ? (
                  <NotOffered />
                ) : widget.gate ? (
                  <widget.gate needs={widget.needs} contractId={attributes.contract}>
                    {component}
                  </widget.gate>
                ) : (
                  component
                )}
              </Suspense>
            </ErrorBoundary>
          </SheetsContext>
        </TextsContext>
      </ElementContext>
    </div>
  )
}
