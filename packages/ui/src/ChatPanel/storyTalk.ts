import type { ChatMessage } from './ChatLog';

/** A chat in progress. */
export const talk: ChatMessage[] = [
  { id: 'a', from: 'them', text: 'Hi Rani, Dimas here. Ask me anything.', time: '14:02' },
  { id: 'b', from: 'me', text: 'Is the hazelnut syrup nut free?', time: '14:03' },
  { id: 'c', from: 'them', text: 'It is not, sorry. The vanilla one is, shall I swap it?', time: '14:03' },
];

/** A message of one's own that is being sent, or failed. */
export const mine = (text: string, state: ChatMessage['state']): ChatMessage => ({ id: text, from: 'me', text, state });
