/** Plain values without the schemas' bytes: what a browser bundle may import by value. */
export * from './allergens';
export * as API_PATHS from './api-paths';
export * from './chat';
export * as CHAT_PATHS from './chat-paths';
export * from './errors';
export { idIn } from './id-in';
export * from './ids';
export * from './image-types';
export * from './images';
export * from './language-names';
export * from './languages';
export * as LIMITS from './limits';
export * from './low-data';
export * as MESSAGES from './messages';
export * from './pages';
export * from './paths';
export * from './stations';
export * from './statuses';
