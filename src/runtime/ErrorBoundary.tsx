import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** Called once per error, for the page and for reports. */
  readonly onError: (error: unknown) => void
  /** Rendered instead; `retry` renders the children again. */
  readonly fallback: (retry: () => void) => ReactNode
}

/** Confines an error to its element. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  readonly retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
