const isTab = (part: string) => /^tab(=|$)/.test(part)

const partsOf = (search: string) =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(part => part !== '')

/** The tab that a query names in `tab`; undefined where it names none of these. */
export function tabIn<Id extends string>(search: string, ids: readonly Id[]): Id | undefined {
  const named = partsOf(search).find(isTab)?.slice('tab='.length)
  return ids.find(id => id === named)
}

/** The query with another tab; all else in it stays, letter by letter. */
export const withTab = (search: string, id: string): string =>
  `?${[...partsOf(search).filter(part => !isTab(part)), `tab=${id}`].join('&')}`
