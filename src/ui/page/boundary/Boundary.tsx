import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';

interface Props {
  /** After an error the children are drawn again as soon as this is another value. */
  at?: unknown;
  /** Called with what was thrown while the children were drawn, or in their effects. */
  onError(error: unknown, info: ErrorInfo): void;
  /** Drawn instead of the children after an error. `again` draws them again. */
  instead(again: () => void, error: unknown): ReactNode;
  children: ReactNode;
}
interface State {
  broken: { error: unknown } | null;
  at: unknown;
}

/** Keeps an error of what it holds from the rest of the page. */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: null, at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { error } };
  }
  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { at, broken: null };
  }
  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info);
  }
  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    return this.props.instead(() => this.setState({ broken: null }), broken.error);
  }
}
