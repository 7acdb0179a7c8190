import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Content that replaces the children after one of them has thrown an error. */
  fallback: ReactNode;
}

/** Catches errors that its children throw while they render. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
