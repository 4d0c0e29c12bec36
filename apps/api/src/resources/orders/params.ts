import { API_PATHS } from '@seduh/contract/constants';
import { z } from 'zod';

/** An order by its id. Its neighbours are no ids: a wrong method on one of them is 405, not an order that is not there. */
export const ORDER = `${API_PATHS.orders}/:id(^(?!quote$|history$|events$).+)`;
export const OrderParams = z.object({ id: z.string() });
