export { ChatPanel, type ChatPanelProps } from './ChatPanel';
export type { ChatMessage } from './ChatLog';
