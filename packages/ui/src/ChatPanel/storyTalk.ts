import type { ChatMessage } from './ChatLog';

/** A chat in progress. */
export const talk: ChatMessage[] = [
  { id: 'a', from: 'them', text: 'Hi Rani, Dimas here. Ask me anything.', time: '14:02' },
  { id: 'b', from: 'me', text: 'Is the hazelnut syrup nut free?', time: '14:03' },
  { id: 'c', from: 'them', text: 'It is not, sorry. The vanilla one is, shall I swap it?', time: '14:03' },
];

/** A message of one's own that is being sent, or failed. */
export const mine = (text: string, state: ChatMessage['state']): ChatMessage => ({ id: text, from: 'me', text, state });

/** An answer of one press that is called as it says. */
export const answerOf = (label: string) => ({ id: label, label });

/** A drawn cup, 4 to 3. */
export const cup =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="240" height="180"%3E%3Cpath fill="%23c98b52" d="M0 0h240v180H0z"/%3E%3Cpath fill="%23fff8ee" d="M75 45h90l-11 98H86z"/%3E%3C/svg%3E';
