import type { ReportRange } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { requestFile, type ApiFile } from '../http/requestFile';

/**
 * Fetches the report of the periods on screen: every movement of money, as CSV.
 * @throws {ApiError}
 */
export const fetchReport = (range: ReportRange): Promise<ApiFile> =>
  requestFile(API_PATHS.report, { query: { range }, headers: { accept: 'text/csv' } });
