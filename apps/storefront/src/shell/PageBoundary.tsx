import { Component, type ReactNode } from 'react';

export interface PageBoundaryProps {
  /** A new value means a new page, which gets its own chance. */
  resetKey: string;
  /** What stands in for a page that broke. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  failed: boolean;
  error: unknown;
  resetKey: string;
}

/** Catches what breaks while a page renders or its code arrives; the bars around it stay. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false, error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ resetKey }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: false, error: undefined, resetKey };
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
