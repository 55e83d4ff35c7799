import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** A section that fails takes nothing else of the host's page with it. */
export class SectionBoundary extends Component<SectionBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
