import { CircleCheck } from 'lucide'
import { useT } from '../i18n/useT.ts'
import accountTaskCss from '../ui/accountTask.css?inline'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { LinkProps } from '../ui/LinkProps.ts'
import { useSheet } from '../ui/useSheet.ts'

interface Props {
  readonly title: string
  readonly text: string
  readonly to: LinkProps
  /** Label of the link; default: sign in. */
  readonly label?: string
}

/** Success message with the next step. */
export function Done({ title, text, to, label }: Props) {
  useSheet(accountTaskCss)
  const t = useT()
  return (
    <>
      <span className="round good" aria-hidden="true">
        <Icon node={CircleCheck} />
      </span>
      <div role="status">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Button variant="primary" wide {...to}>
        {label ?? t('shared:signIn')}
      </Button>
    </>
  )
}
