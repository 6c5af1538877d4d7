/** Hyphenated numbers: house and flat, meter, bill. */
const joined = /([^\s,;]*\d\p{L}?[-–]\d[^\s,;]*)/u

/** Keeps hyphenated numbers such as 113-70 on one line: browsers break them at the hyphen. */
export const NoWrap = ({ text }: { readonly text: string }) =>
  text.split(joined).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key
      <span key={at} className="joined">
        {part}
      </span>
    ),
  )
