import { ApiError, transportError } from './ApiError';
import { inLanguage, REQUEST_TIMEOUT, send, startDeadline, type RequestOptions } from './request';

/** A file as the API hands it out. */
export interface ApiFile {
  /** As the server calls it. */
  name: string;
  content: Blob;
}

/**
 * Fetches a file, with the token like any other call.
 * @param path relative to the API base, from `API_PATHS`
 * @throws {ApiError} where it does not come, or not in time
 */
export async function requestFile(path: string, options: RequestOptions = {}): Promise<ApiFile> {
  const deadline = startDeadline(REQUEST_TIMEOUT, options.signal);
  try {
    const response = await send(path, { ...options, signal: deadline.signal });
    return { name: nameIn(response.headers.get('content-disposition')), content: await response.blob() };
  } catch (error) {
    if (deadline.passed()) throw await inLanguage(transportError('TIMEOUT', error));
    // anything else broke while the content was on its way
    throw await inLanguage(error instanceof ApiError ? error : transportError('NETWORK', error));
  } finally {
    deadline.clear();
  }
}

/** `attachment; filename="report.csv"` */
const nameIn = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';
