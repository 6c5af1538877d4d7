import type { TestServer } from './server.ts'

/** Uploads a file for a purpose, e.g. "identity-document". @returns its id */
export async function uploadFile(
  { url }: Pick<TestServer, 'url'>,
  purpose: string,
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<string> {
  const body = new FormData()
  body.append('file', new File([bytes], name))
  const response = await fetch(`${url}/api/v5/uploads/${purpose}`, { method: 'POST', body })
  return ((await response.json()) as { data: { id: string } }).data.id
}
