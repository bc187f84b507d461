import { FOLDER } from '../catalogue/folder';
import type { CurrentBrand } from '../domain/program/use-brand';
import { BrandContext } from '../domain/program/use-brand';
import { Router } from 'wouter';
import { DebuggerMount } from './debugger/debugger-mount';
import { AppErrorBoundary } from './routing/error-boundary';
import { Portal } from './routing/portal';

export function App({ brand }: { readonly brand: CurrentBrand }) {
  return (
    <BrandContext value={brand}>
      <Router base={FOLDER}>
        <AppErrorBoundary>
          <Portal />
        </AppErrorBoundary>
        <DebuggerMount />
      </Router>
    </BrandContext>
  );
}
