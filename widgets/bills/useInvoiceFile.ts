import { useState } from 'react'
import { asApiError } from '../../src/client/ApiError.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/shell/ElementContext.ts'
import { errorText } from '../../src/shell/errorText.ts'
import type { FileState } from './BillsView.tsx'
import { fetchInvoiceFileUrl } from './queries.ts'

/** Opens or downloads an invoice's PDF by a fresh signed address. */
export function useInvoiceFile(contract: number) {
  const t = useT()
  const { suite } = useElement()
  const [file, setFile] = useState<FileState>()

  const show = async (invoiceId: number, purpose: 'open' | 'download') => {
    if (file?.kind === 'opening') return
    setFile({ kind: 'opening', invoiceId })
    // A tab may be opened only at the click itself, so it waits there, empty, for its address.
    const tab = purpose === 'open' ? open('', '_blank') : null
    if (tab) tab.opener = null
    try {
      const url = await fetchInvoiceFileUrl(suite.client, contract, invoiceId)
      if (purpose === 'download') download(url)
      else if (tab) tab.location.replace(url)
      setFile(purpose === 'open' && !tab ? { kind: 'ready', invoiceId, url } : undefined)
    } catch (error) {
      tab?.close()
      setFile({ kind: 'failed', invoiceId, text: errorText(t, asApiError(error)) })
    }
  }
  return { file, show }
}

/** The server sends it as an attachment, so the page stays where it is. */
function download(url: string) {
  const link = document.createElement('a')
  link.href = `${url}&download=1`
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
