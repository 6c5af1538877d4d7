import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** Told once per fault, for the page and for reports. */
  readonly onError: (error: unknown) => void
  /** What is shown instead; `retry` draws the children anew. */
  readonly fallback: (retry: () => void) => ReactNode
}

/** Keeps a fault inside one element from taking the page with it. */
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
