import { ApiError } from '../http/ApiError';

/** What the server would answer to staff whose permissions do not include a page's data. */
export const notPermitted = new ApiError({ code: 'NOT_PERMITTED', status: 403, msg: '' });
