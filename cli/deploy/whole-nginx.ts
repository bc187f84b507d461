export const indented = (lines: readonly string[], by = 2): string =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line)).join('\n');

/** A whole nginx.conf for an image: without root, writing nothing but /tmp. `inside` stands in `http`. */
export function wholeNginx(madeBy: string, inside: readonly string[]): string {
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
