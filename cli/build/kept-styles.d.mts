import type { AcceptedPlugin, Result, Root } from 'postcss';

export declare function keyOf(text: string, hashed?: (path: string) => string): string;
export declare function readSources(): Promise<void>;
export declare function keptStyles(options?: {
  readonly path?: string;
  readonly work?: (root: Root, result: Result) => Promise<void> | void;
}): AcceptedPlugin;
