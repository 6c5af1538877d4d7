/** Numbers that hyphens join: a house with its flat, a meter, a bill. */
const joined = /([^\s,;]*\d\p{L}?[-–]\d[^\s,;]*)/u

/** A text whose numbers, such as 113-70, stay in one line: browsers would part them at the hyphen. */
export const NoWrap = ({ text }: { readonly text: string }) =>
  text.split(joined).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <span key={at} className="joined">
        {part}
      </span>
    ),
  )
