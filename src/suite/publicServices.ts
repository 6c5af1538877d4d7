import { isText, thingsOf } from './publicData.ts'

/** An external service for homes, as the public sees it. */
export interface PublicService {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly text: string
  readonly url: string | undefined
}

/** Reads a list of services without the schema library; invalid entries are dropped. */
export const readPublicServices = (answer: unknown): readonly PublicService[] =>
  thingsOf<PublicService>(answer).flatMap(({ id, code, title, text, url }) =>
    Number.isInteger(id) && isText(title)
      ? [
          {
            id: Number(id),
            code: isText(code) ? code : '',
            title,
            text: isText(text) ? text : '',
            url: isText(url) ? url : undefined,
          },
        ]
      : [],
  )
