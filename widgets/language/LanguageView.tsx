import { useT } from '../../src/i18n/useT.ts'
import { Menu } from '../../src/ui/Menu.tsx'
import { Flag } from './components/Flag.tsx'

export interface LanguageViewProps {
  /** Codes on offer; one this element does not know is shown as its text. */
  readonly languages: readonly string[]
  readonly current: string
  readonly onPick: (code: string) => void
}

/** Each language by the name its speakers use. */
const names: Readonly<Record<string, string>> = {
  en: 'English',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  ru: 'Русский',
}

/** Chooses the language; not there when there is nothing to choose (LAY-8). */
export function LanguageView({ languages, current, onPick }: LanguageViewProps) {
  const t = useT()
  if (languages.length < 2) return null
  const items = languages.map(code => ({
    id: code,
    label: names[code] ?? code,
    lang: code,
    mark: <Flag code={code} />,
  }))
  return <Menu label={t('label')} items={items} current={current} onPick={onPick} />
}
