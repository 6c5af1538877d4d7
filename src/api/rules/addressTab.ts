const isTab = (part: string) => /^tab(=|$)/.test(part)

const partsOf = (search: string) =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(part => part !== '')

/** The tab in the query parameter `tab`; undefined if it is not one of these. */
export function tabIn<Id extends string>(search: string, ids: readonly Id[]): Id | undefined {
  const named = partsOf(search).find(isTab)?.slice('tab='.length)
  return ids.find(id => id === named)
}

/** Sets the tab in a query and leaves the rest of it unchanged. */
export const withTab = (search: string, id: string): string =>
  `?${[...partsOf(search).filter(part => !isTab(part)), `tab=${id}`].join('&')}`
