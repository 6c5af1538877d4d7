import { saveFile } from '../../src/files/saveFile.ts'
import { useFormat, vendorDay, vendorTimeZone } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import type { PollDetail, Vote } from './model.ts'

/** Downloads the counted vote as a text file. */
export function useReceipt(poll: PollDetail): (vote: Vote) => void {
  const t = useT()
  const { day, time } = useFormat()
  return ({ at, answers, receipt, hasContainer }) => {
    const lines = poll.questions.flatMap(({ id, text }) => {
      const choice = answers.find(({ questionId }) => questionId === id)?.choice
      return choice ? [text, `  ${t(`choices.${choice}`)}`] : []
    })
    const when = `${day(vendorDay(at))}, ${time(new Date(at), vendorTimeZone)}`
    const text = [
      poll.title,
      when,
      '',
      ...lines,
      '',
      `${t('receipt.code')}: ${receipt}`,
      t('receipt.text'),
      ...(hasContainer ? [t('receipt.signed')] : []),
      '',
    ].join('\n')
    saveFile(`${t('receipt.file')}-${poll.id}.txt`, 'text/plain;charset=utf-8', text)
  }
}
