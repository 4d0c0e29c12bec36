import { ChatChoice } from './ChatChoice';
import './Chat.css';
import { OrderChat } from './OrderChat';
import type { Opened } from './opened';

/** The chat that is open, or the choice among them. */
export default function ChatPlace({ orderId, isOpen }: Opened) {
  return orderId === null ? (
    <ChatChoice isOpen={isOpen} />
  ) : (
    <OrderChat key={orderId} orderId={orderId} isOpen={isOpen} />
  );
}
