import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** A new value clears the error: the region has new data or new code. */
  readonly resetKey: unknown;
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Catches what a section throws while rendering, so that the rest of the page stays. */
export class RegionBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
