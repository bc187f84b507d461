import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ReloadingError } from '../../services/load-code';
import { log } from '../../services/log';
import { ErrorScreen, RouterFallback } from './error-screens';
import { LoadingRoute } from './public-screen';
import { RouteLoadError } from './route-load-error';

interface State {
  readonly error: Error | null;
}

const isReloading = ({ cause }: Error): boolean => cause instanceof ReloadingError;

/** The router's fallback for a route that can't load, the error screen for the rest. */
export class AppErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  /** Back and forward open another page. */
  readonly #reset = (): void => {
    if (this.state.error !== null) this.setState({ error: null });
  };

  override componentDidMount(): void {
    window.addEventListener('popstate', this.#reset);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('popstate', this.#reset);
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    if (isReloading(error)) return;
    log.error('Rendering failed', {
      message: error.message,
      ...(error.cause === undefined ? {} : { cause: String(error.cause) }),
      componentStack: info.componentStack ?? '',
    });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isReloading(error)) return <LoadingRoute />;
    return error instanceof RouteLoadError ? (
      <RouterFallback status={error.status} message={error.message} />
    ) : (
      <ErrorScreen />
    );
  }
}
