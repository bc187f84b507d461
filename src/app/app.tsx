import type { CurrentBrand } from '../domain/program/use-brand';
import { BrandContext } from '../domain/program/use-brand';
import { DebuggerMount } from './debugger/debugger-mount';
import { AppErrorBoundary } from './routing/error-boundary';
import { Portal } from './routing/portal';

/** The whole portal under one brand. */
export function App({ brand }: { readonly brand: CurrentBrand }) {
  return (
    <BrandContext value={brand}>
      <AppErrorBoundary>
        <Portal />
      </AppErrorBoundary>
      <DebuggerMount />
    </BrandContext>
  );
}
