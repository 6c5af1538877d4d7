import { useT } from '../i18n/useT.ts'
import { Notice } from '../ui/Notice.tsx'
import { Pager } from '../ui/Pager.tsx'
import type { Rows } from './rowsOf.ts'

interface Props {
  readonly list: Rows<unknown>
  readonly onMore: () => void
}

/** End of a paged list: how much is shown, a button for more, and whether the last load failed. */
export function MoreRows({ list: { rows, total, more }, onMore }: Props) {
  const t = useT()
  return (
    <>
      {more === 'failed' && <Notice tone="danger">{t('shared:list.moreFailed')}</Notice>}
      <Pager
        text={t('shared:list.shown', { shown: rows.length, total })}
        more={
          more === 'none'
            ? undefined
            : { label: t('shared:list.more'), busy: more === 'loading', onClick: onMore }
        }
      />
    </>
  )
}
