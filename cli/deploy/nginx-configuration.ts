export const indented = (lines: readonly string[], by = 2): string =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line)).join('\n');

/** Needs no root and writes to /tmp only. `inside` is the `http` block. */
export function nginxConfiguration(madeBy: string, inside: readonly string[]): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path /tmp/nginx-${name};`,
  );
  return `# ${madeBy}
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;
events {
  worker_connections 1024;
}
http {
${indented([...places, ...inside])}
}
`;
}
