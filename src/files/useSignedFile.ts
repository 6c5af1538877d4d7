import { useState } from 'react'
import { asApiError } from '../client/ApiError.ts'
import { useT } from '../i18n/useT.ts'
import { useElement } from '../runtime/ElementContext.ts'
import { errorText } from '../runtime/errorText.ts'
import { fileAddress } from './fileAddress.ts'

type FileId = number | string

/** The last requested file by id; `ready` means that the browser blocked its opening. */
export type FileState =
  | { readonly kind: 'opening'; readonly id: FileId }
  | { readonly kind: 'failed'; readonly id: FileId; readonly text: string }
  | { readonly kind: 'ready'; readonly id: FileId; readonly url: string }

/**
 * Opens or downloads a file by a new signed URL.
 * @param fetchUrl fetches the URL of the file with this id
 */
export function useSignedFile<Id extends FileId = number>(fetchUrl: (id: Id) => Promise<string>) {
  const t = useT()
  const { client } = useElement().suite
  const [file, setFile] = useState<FileState>()

  const show = async (id: Id, purpose: 'open' | 'download') => {
    if (file?.kind === 'opening') return
    setFile({ kind: 'opening', id })
    // A tab can only be opened in the click handler, so an empty one waits for its URL.
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

/** The server sends an attachment, so the page stays open. */
function download(url: string) {
  const link = document.createElement('a')
  // Files of the in-browser demo are blob URLs.
  if (url.startsWith('blob:')) link.download = ''
  link.href = link.hasAttribute('download') ? url : `${url}&download=1`
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
