import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { CircleAlert, Clock, RotateCcw, X } from '../icons';
import type { Phrases } from '../phrases/Phrases';

/** One message of a chat. */
export interface ChatMessage {
  /** Stable while its state changes. */
  id: string;
  /** Whose words they are: one's own, or the other's. */
  from: 'me' | 'them';
  /** The words, line breaks kept; empty for a picture alone. */
  text: string;
  /** A picture above the words, with an alternative text, or what stands in its place. */
  image?: ReactNode;
  /** The day, on the first message of it: "Yesterday". */
  day?: string;
  /** When, as it is shown: "14:03". */
  time?: string;
  /** Beside the time of one's own: that the other has read it. */
  seen?: string;
  /** Why one's own failed, where that is known. */
  problem?: string;
  /** The state of one's own message. Default `sent`. */
  state?: 'sending' | 'sent' | 'failed';
}

interface ChatLogProps {
  words: Phrases['ChatPanel'];
  /** Who the other is. */
  name: string;
  messages: ChatMessage[];
  emptyText?: string;
  onRetry: (id: string) => void;
  onTakeBack: ((id: string) => void) | undefined;
  canRetry: boolean;
}

// what scrolls must be reachable by keyboard, or its upper end is not
const scroller = { role: 'log', tabIndex: 0 };

/** The words so far, the newest at the foot and in sight; what comes in is read out politely. */
export function ChatLog({ words, name, messages, emptyText, onRetry, onTakeBack, canRetry }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const mine = last?.from === 'me' ? last.id : undefined;

  useEffect(() => {
    // the style sheet keeps the foot in sight; who has scrolled up stays there until they write themselves
    if (mine !== undefined) log.current?.scrollTo({ top: 0 });
  }, [mine]);

  /** Does something with a failed message; its button goes with the failure. */
  const act = (what: (id: string) => void, id: string) => {
    what(id);
    log.current?.focus({ preventScroll: true });
  };

  return (
    <div {...scroller} ref={log} className="sd-chat-log" aria-label={words.log(name)}>
      {messages.length === 0 ? (
        <p className="sd-chat-empty sd-muted">{emptyText}</p>
      ) : (
        <ol>
          {messages.map(({ id, from, text, image, day, time, seen, problem, state = 'sent' }) => (
            <Fragment key={id}>
              {day !== undefined && <li className="sd-chat-day sd-tiny sd-muted">{day}</li>}
              <li data-from={from} data-state={state}>
                <div className="sd-bubble">
                  <span className="sd-sr">{from === 'me' ? words.me : `${name}: `}</span>
                  {image}
                  {text}
                </div>
                {state === 'failed' && problem !== undefined && <span className="sd-chat-state">{problem}</span>}
                {state === 'sending' && (
                  <span className="sd-chat-state">
                    <Clock />
                    {words.sending}
                  </span>
                )}
                {state === 'failed' && !canRetry && (
                  <span className="sd-chat-state">
                    <CircleAlert />
                    {words.failed}
                  </span>
                )}
                {state === 'failed' && canRetry && (
                  <button type="button" className="sd-chat-state" onClick={() => act(onRetry, id)}>
                    <RotateCcw />
                    {words.retry}
                  </button>
                )}
                {state === 'failed' && onTakeBack && (
                  <button type="button" className="sd-chat-state" onClick={() => act(onTakeBack, id)}>
                    <X />
                    {words.takeBack}
                  </button>
                )}
                {state === 'sent' && time !== undefined && (
                  <span className="sd-chat-state">
                    <span className="sd-num">{time}</span>
                    {seen !== undefined && <span>{seen}</span>}
                  </span>
                )}
              </li>
            </Fragment>
          ))}
        </ol>
      )}
    </div>
  );
}
