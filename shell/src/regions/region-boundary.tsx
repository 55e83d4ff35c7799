import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** A new one clears the error: the region has new data or new code. */
  readonly resetKey: unknown;
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Keeps what a section throws while rendering inside its region. */
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
