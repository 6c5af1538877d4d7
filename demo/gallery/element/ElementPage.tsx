import { useState } from 'react'
import type { WidgetDeclaration } from '../../../src/element/declaration.ts'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import type { GalleryAddress } from '../address.ts'
import { tagOf } from '../catalogue.ts'
import { CodePanel } from '../code/CodePanel.tsx'
import { ScenarioList } from '../scenarios/ScenarioList.tsx'
import { ThemeEditor } from '../theme/ThemeEditor.tsx'
import { AttributeForm } from './AttributeForm.tsx'
import { Live } from './Live.tsx'
import { Surface } from './Surface.tsx'

interface Props {
  readonly element: WidgetDeclaration
  readonly address: GalleryAddress
  readonly onChange: (change: Partial<GalleryAddress>) => void
  /** Tokens that are set; they apply to all elements. */
  readonly theme: Readonly<Record<string, string>>
  readonly onTheme: (theme: Readonly<Record<string, string>>) => void
}

const tabs = [
  { id: 'live', label: 'Live' },
  { id: 'states', label: 'Every state' },
  { id: 'surface', label: 'Reference' },
] as const

/** One element: live with its attributes, in every state, and its public surface. */
export function ElementPage({ element, address, onChange, theme, onTheme }: Props) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('live')
  const { name, summary, attributes } = element
  return (
    <div className="stack">
      <div>
        <h1>{tagOf(name)}</h1>
        <p className="muted">{summary}</p>
      </div>
      <Tabs label="Views of the element" tabs={tabs} current={tab} onPick={setTab}>
        {tab === 'live' && (
          <div className="stack">
            <Live element={element} attributes={address.attributes} theme={theme} />
            <AttributeForm
              attributes={attributes}
              values={address.attributes}
              onChange={values => onChange({ attributes: values })}
            />
            <ThemeEditor theme={theme} onChange={onTheme} />
            <CodePanel address={address} onChange={onChange} theme={theme} />
          </div>
        )}
        {tab === 'states' && <ScenarioList name={name} />}
        {tab === 'surface' && <Surface element={element} />}
      </Tabs>
    </div>
  )
}
