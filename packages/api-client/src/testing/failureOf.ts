import { ApiError } from '../http/ApiError';

/** The error a call fails with; itself an error where the call does not fail, or with something else. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call did not fail');
}
