import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What stands there instead once something below has failed. */
  fallback: ReactNode;
}

/** Catches what fails below it and nothing nearer has caught. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
