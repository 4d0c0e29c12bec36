import type { OrderListQuery, OrderStatus } from '@seduh/contract';
import { LIMITS, ORDER_STATUSES } from '@seduh/contract/constants';
import { isFinal } from '@seduh/domain';

/** Whether something still happens to an order in this status. */
export const isOpen = (status: OrderStatus): boolean => !isFinal(status);

/** The statuses an order is still under way in, in the order of its life. */
export const OPEN_STATUSES = ORDER_STATUSES.filter(isOpen);

/** What the board loads: every order under way, as many at a time as the server gives. */
export const openOrdersQuery: OrderListQuery = { status: OPEN_STATUSES.join(','), limit: LIMITS.pageMax };
