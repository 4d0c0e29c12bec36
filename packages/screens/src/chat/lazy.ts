import { lazyPart, onDemand } from '../lib/lazy/lazyPart';
import { showChatOf } from './opened';

/** The chat itself: only for who opens it. */
export const chatPlace = lazyPart(() => import('./ChatPlace'));

/** Opens the chat of an order, or with null the choice; says `failed` where its code does not come. */
export const openChat = (orderId: string | null, failed: string): void =>
  onDemand(chatPlace, () => showChatOf(orderId), failed);
