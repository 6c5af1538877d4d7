import { languageName } from '../../src/api/rules/languageName.ts'
import { isLocale } from '../../src/api/schemas/locales.ts'
import { useT } from '../../src/i18n/useT.ts'
import { Menu } from '../../src/ui/Menu.tsx'
import { Flag } from './components/Flag.tsx'

export interface LanguageViewProps {
  /** Language codes; an unknown code is shown as text. */
  readonly languages: readonly string[]
  readonly current: string
  readonly onPick: (code: string) => void
}

/** Language menu; renders nothing if there is only one language (LAY-8). */
export function LanguageView({ languages, current, onPick }: LanguageViewProps) {
  const t = useT()
  if (languages.length < 2) return null
  const items = languages.map(code => ({
    id: code,
    label: isLocale(code) ? languageName(code) : code,
    lang: code,
    mark: <Flag code={code} />,
  }))
  return <Menu label={t('label')} items={items} current={current} onPick={onPick} />
}
