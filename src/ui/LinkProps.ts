/** What a link needs: an address, and a chance for the host to go there in its own way. */
export interface LinkProps {
  readonly href: string
  readonly onClick: (event: { preventDefault: () => void }) => void
}
