import { useT } from '../../src/i18n/useT.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { Select } from '../../src/ui/Select.tsx'
import { Tabs } from '../../src/ui/Tabs.tsx'
import { Declaration } from './components/Declaration.tsx'
import type { HistoryProps, MetersTab, MetersViewProps } from './types.ts'

/** Lazy, because most people come to declare; loads with the second tab. */
const HistoryPanel = lazyComponent<HistoryProps>(
  async () => (await import('./components/HistoryPanel.tsx')).HistoryPanel,
)

const tabs: readonly MetersTab[] = ['declaration', 'history']

/** Meters of a contract: declaration on one tab, consumption on the other (MET-1). */
export function MetersView({ tab, declaration, form, history, ...props }: MetersViewProps) {
  const { objects, objectId } = props
  const t = useT()
  return (
    <section className="card" part="card">
      <h2 className="vh">{t('title')}</h2>
      <Tabs
        label={t('title')}
        tabs={tabs.map(id => ({ id, label: t(`tabs.${id}`) }))}
        current={tab}
        onPick={props.onTab}
      >
        <div className="panel">
          {props.loadedAt && tab === 'history' && (
            <Notice tone="warning">{t('shared:stale', { time: props.loadedAt })}</Notice>
          )}
          {objects.length > 2 && (
            <Select
              label={t('object')}
              value={String(objectId ?? '')}
              options={[
                { value: '', label: t('allObjects') },
                ...objects.map(({ id, address }) => ({ value: String(id), label: address })),
              ]}
              onChange={id => props.onObject(id === '' ? undefined : Number(id))}
            />
          )}
          {/* Kept beside the other tab, with what is typed and on its way. */}
          {form ? (
            <div hidden={tab !== 'declaration'}>{form}</div>
          ) : (
            tab === 'declaration' && <Declaration {...declaration} />
          )}
          {tab === 'history' && <HistoryPanel {...history} />}
        </div>
      </Tabs>
    </section>
  )
}
