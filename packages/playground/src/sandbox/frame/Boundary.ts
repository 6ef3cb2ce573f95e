import { Component, type ReactNode } from 'react';

interface Props {
  /** With another number it tries again. */
  revision: number;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  revision: number;
}

/** Shows nothing where the reader's code fails; the page says why. */
export class Boundary extends Component<Props, State> {
  override state: State = { hasFailed: false, revision: this.props.revision };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ revision }: Props, state: State): Partial<State> | null {
    return revision === state.revision ? null : { hasFailed: false, revision };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
