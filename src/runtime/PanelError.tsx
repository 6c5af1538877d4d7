import { useT } from '../i18n/useT.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Reference } from './Reference.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly reference?: string | undefined
  readonly onRetry: () => void
}

/** A panel that could not be loaded; other panels stay. */
export function PanelError({ title, text, reference, onRetry }: Props) {
  const t = useT()
  return (
    <Notice tone="danger" title={title} actions={<Button onClick={onRetry}>{t('shared:retry')}</Button>}>
      <p>{text}</p>
      <Reference of={reference} />
    </Notice>
  )
}
