import { FileText } from 'lucide'
import { Fragment } from 'react'
import type { Report } from '../../../src/api/schemas/documents.ts'
import { FileNotice } from '../../../src/files/FileNotice.tsx'
import type { FileState } from '../../../src/files/useSignedFile.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import rowsCss from '../../../src/ui/rows.css?inline'
import tablesCss from '../../../src/ui/tables.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'

interface Props {
  readonly rows: readonly Report[]
  readonly file: FileState | undefined
  readonly onFile: (id: number) => void
}

/** Date, name, category, comment and file of each document. */
export function DocumentTable({ rows, file, onFile }: Props) {
  useSheet(rowsCss)
  useSheet(tablesCss)
  const t = useT()
  const { day } = useFormat()
  const label = (column: string) => t(`columns.${column}`)
  return (
    <table className="table" aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{label('name')}</th>
          <th scope="col">{label('category')}</th>
          <th scope="col">{label('date')}</th>
          <th scope="col">
            <span className="vh">{t('shared:file.open')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(report => {
          const opening = file?.kind === 'opening' && file.id === report.id
          return (
            <Fragment key={report.id}>
              <tr className={report.isRead ? undefined : 'unread'}>
                <td className="first">
                  {report.name} {!report.isRead && <span className="new small">{t('unread')}</span>}
                  {report.comment && <span className="comment muted small">{report.comment}</span>}
                </td>
                <td className="kind small">
                  {t(`categories.${report.category}`)}
                  {report.isYearlyReport && <span className="comment muted">{t('yearly')}</span>}
                </td>
                <td data-label={label('date')}>{day(report.date)}</td>
                <td className="side">
                  <Button
                    variant="quiet"
                    icon={FileText}
                    busy={opening}
                    aria-label={t('openOf', { title: report.name })}
                    onClick={() => onFile(report.id)}
                  >
                    PDF
                  </Button>
                </td>
              </tr>
              {file?.id === report.id && !opening && (
                <tr>
                  <td colSpan={4} className="whole">
                    <FileNotice file={file} id={report.id} />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
