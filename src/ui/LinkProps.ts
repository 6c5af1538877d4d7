/** Props of a link that the host may handle. */
export interface LinkProps {
  readonly href: string
  readonly onClick: (event: { preventDefault: () => void }) => void
}
