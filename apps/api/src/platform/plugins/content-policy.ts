/** CSP sources, e.g. `'sha256-…'`, of the scripts and styles that stand in a page itself. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The Content-Security-Policy of an answer: all from here, nothing inline but what is named. */
export function contentPolicy({ scripts, styles }: InlineSources, https: boolean): string {
  const directives = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join(';');
}
