import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import type { ReadingsProps } from '../types.ts'
import { Declaration } from './Declaration.tsx'
import { ReadingRow } from './ReadingRow.tsx'
import { SendBar } from './SendBar.tsx'

/** The declaration with a field for each meter, and one button for all (MET-1 to MET-5). */
export function Readings(props: ReadingsProps) {
  const { window, typed, results, differences } = props
  const t = useT()
  const isOpen = window.kind === 'open'
  return (
    <Declaration
      {...props}
      form={{
        notices: isOpen && (
          <>
            {props.isOffline && (
              <Notice tone="warning" title={t('offline.title')}>
                <p>{t('offline.text')}</p>
              </Notice>
            )}
            {props.isRestored && (
              <Notice
                tone="info"
                title={t('draft.title')}
                actions={<Button onClick={props.onDiscard}>{t('draft.discard')}</Button>}
              >
                <p>{t('draft.text')}</p>
              </Notice>
            )}
          </>
        ),
        row: (meter, level) => (
          <ReadingRow
            key={meter.id}
            meter={meter}
            level={level}
            typed={typed[meter.id] ?? ''}
            result={results[meter.id]}
            differences={differences.get(meter.id)}
            showsIssues={props.showsIssues(meter.id)}
            state={isOpen ? 'open' : 'ended'}
            verification={props.verification}
            photo={props.photo}
            onType={props.onType}
            onLeave={props.onLeave}
          />
        ),
        sendBar: isOpen && <SendBar {...props} />,
        onSend: props.onSend,
      }}
    />
  )
}
