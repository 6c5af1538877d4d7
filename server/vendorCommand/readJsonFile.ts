import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

/**
 * Reads a file of JSON.
 * @param like what the file must hold, for the sentence of an error
 * @throws Error with the first field that is wrong
 */
export async function readJsonFile<Value>(
  path: string,
  schema: z.ZodMiniType<Value>,
  like: string,
): Promise<Value> {
  const content = await readFile(path, 'utf8').catch(() => {
    throw new Error(`The file ${path} cannot be read.`)
  })
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    throw new Error(`The file ${path} is not JSON.`)
  }
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const at = result.error.issues[0]?.path.join('.')
  throw new Error(`The file ${path} must hold ${like}${at ? `; "${at}" is wrong` : ''}.`)
}
