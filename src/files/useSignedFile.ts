import { useState } from 'react'
import { asApiError } from '../client/ApiError.ts'
import { useT } from '../i18n/useT.ts'
import { useElement } from '../runtime/ElementContext.ts'
import { errorText } from '../runtime/errorText.ts'
import { fileAddress } from './fileAddress.ts'

/** The file that was asked for last, by its id; `ready` is one the browser did not let open by itself. */
export type FileState =
  | { readonly kind: 'opening'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly text: string }
  | { readonly kind: 'ready'; readonly id: number; readonly url: string }

/**
 * Opens or downloads a file by a fresh signed address.
 * @param fetchUrl gives the address of the file with this id
 */
export function useSignedFile(fetchUrl: (id: number) => Promise<string>) {
  const t = useT()
  const { client } = useElement().suite
  const [file, setFile] = useState<FileState>()

  const show = async (id: number, purpose: 'open' | 'download') => {
    if (file?.kind === 'opening') return
    setFile({ kind: 'opening', id })
    // A tab may be opened only at the click itself, so it waits there, empty, for its address.
    const tab = purpose === 'open' ? open('', '_blank') : null
    if (tab) tab.opener = null
    try {
      const url = await fileAddress(client, await fetchUrl(id))
      if (purpose === 'download') download(url)
      else if (tab) tab.location.replace(url)
      setFile(purpose === 'open' && !tab ? { kind: 'ready', id, url } : undefined)
    } catch (error) {
      tab?.close()
      setFile({ kind: 'failed', id, text: errorText(t, asApiError(error)) })
    }
  }
  return { file, show }
}

/** The server sends it as an attachment, so the page stays where it is. */
function download(url: string) {
  const link = document.createElement('a')
  // What the sandbox gave is in the page already, where an address says nothing more.
  if (url.startsWith('blob:')) link.download = ''
  link.href = link.hasAttribute('download') ? url : `${url}&download=1`
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
