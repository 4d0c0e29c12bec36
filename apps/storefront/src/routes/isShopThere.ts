import { ApiError, request } from '@seduh/api-client';
import { API_PATHS } from '@seduh/contract/constants';

/** Whether there is a way to the shop: any answer counts, a bad one too. Never rejects; false after 15 s at the latest. */
export async function isShopThere(): Promise<boolean> {
  try {
    await request(API_PATHS.shop);
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status > 0;
  }
}
