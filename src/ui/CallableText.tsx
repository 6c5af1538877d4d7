import callCss from './call.css?inline'
import { useSheet } from './useSheet.ts'

const phone = /(\+\d(?:[\s-]?\d){7,14})/

/** Text with links for phone numbers of international form. */
export function CallableText({ children }: { readonly children: string }) {
  useSheet(callCss)
  return (
    <>
      {children.split(phone).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
          <a key={index} className="call" href={`tel:${part.replace(/[\s-]/g, '')}`}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  )
}
