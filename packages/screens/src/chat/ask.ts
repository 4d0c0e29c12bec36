import { AskStaff } from '../lib/AskStaff';
import { lazyPart } from '../lib/lazy/lazyPart';

/** Beside the order: until it is known whether there is a chat, and where its code does not come, the phone. */
export const askInChat = lazyPart(() => import('./AskInChat'), AskStaff);
