export function networkOrigins(at: {
  readonly host: string;
  readonly port: string | number;
  readonly scheme?: string;
}): readonly string[];
