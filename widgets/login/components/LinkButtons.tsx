import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'

interface Props {
  readonly sending: boolean
  readonly onLink: () => void
  readonly onSubmit: () => void
}

/** The resident confirms that the page's person is the owner of the account, or only signs in (IDP-2). */
export function LinkButtons({ sending, onLink, onSubmit }: Props) {
  const t = useT()
  return (
    <>
      <Button variant="primary" wide busy={sending} onClick={onLink} part="submit">
        {t(sending ? 'sending' : 'pageSignIn.unlinked.link')}
      </Button>
      {!sending && (
        <Button wide onClick={onSubmit}>
          {t('pageSignIn.unlinked.only')}
        </Button>
      )}
    </>
  )
}
