import { useEffect, useState } from 'react'
import { languageName } from '../../../src/api/rules/languageName.ts'
import { isLocale, type Locale, locales } from '../../../src/api/schemas/locales.ts'
import { Notice } from '../../../src/ui/Notice.tsx'
import { Select } from '../../../src/ui/Select.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { CustomCss } from '../theme/CustomCss.tsx'
import { Widths } from '../Widths.tsx'
import { loadScenarios } from './loadScenarios.ts'
import { StateFrame } from './StateFrame.tsx'

interface Props {
  /** Name of the element. */
  readonly name: string
}

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Every state of an element, rendered from sample data, in each language and colour scheme. */
export function ScenarioList({ name }: Props) {
  const [locale, setLocale] = useState<Locale>('en')
  const [scheme, setScheme] = useState('light')
  const [width, setWidth] = useState('100%')
  const [states, setStates] = useState<readonly string[] | 'failed'>()
  const [state, setState] = useState('')
  const [css, setCss] = useState('')

  useEffect(() => {
    let isMounted = true
    loadScenarios(name, 'en').then(
      set => isMounted && setStates(Object.keys(set?.states ?? {})),
      () => isMounted && setStates('failed'),
    )
    return () => {
      isMounted = false
    }
  }, [name])

  if (states === undefined) return <Skeleton lines={6} />
  if (states === 'failed')
    return <Notice tone="danger">The states could not be loaded. Load the page again.</Notice>
  const [first] = states
  if (first === undefined)
    return <p className="muted">This element consists of the others. See the states of each of them.</p>
  const visibleState = states.includes(state) ? state : first
  return (
    <div className="stack">
      <div className="gallery-tools">
        <Select
          label={`State, ${states.length} in all`}
          value={visibleState}
          options={states.map(value => ({ value, label: value }))}
          onChange={setState}
        />
        <Select
          label="Language"
          value={locale}
          options={locales.map(value => ({ value, label: languageName(value) }))}
          onChange={value => isLocale(value) && setLocale(value)}
        />
        <Select label="Colours" value={scheme} options={schemes} onChange={setScheme} />
        <Widths value={width} onChange={setWidth} />
      </div>
      <StateFrame
        name={name}
        state={visibleState}
        locale={locale}
        scheme={scheme === 'dark' ? 'dark' : 'light'}
        width={width}
        css={css}
      />
      <CustomCss name={name} css={css} onChange={setCss} />
    </div>
  )
}
