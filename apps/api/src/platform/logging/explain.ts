import { errorCode } from '../db/errors';

/** One line for a person whose shop did not open: what is wrong and what to do. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return `Seduh cannot start: ${String(error)}`;
  const port = 'port' in error ? String(error.port) : '';
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Seduh cannot start: port ${port} is taken. Stop what listens there, or choose another: PORT=3001`;
    case 'EACCES':
      return port
        ? `Seduh cannot start: no right to listen on port ${port}. Choose another PORT`
        : `Seduh cannot start: no right to use ${pathOf(error)}. Choose another DATA_DIR`;
    default:
      return `Seduh cannot start: ${error.message}`;
  }
}

const pathOf = (error: Error): string => ('path' in error ? String(error.path) : 'a file');
