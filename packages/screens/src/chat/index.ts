export { askInChat } from './ask';
export { BoardChat } from './BoardChat';
export { chatIcon } from './icon';
export { LateChat } from './LateChat';
