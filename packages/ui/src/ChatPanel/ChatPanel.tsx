import { Dialog, DialogContent, DialogDescription, DialogPortal, DialogTitle } from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { useMedia } from '../hooks/useMedia';
import { usePhrases } from '../hooks/usePhrases';
import { useReturnFocus } from '../hooks/useReturnFocus';
import { IconButton } from '../IconButton';
import { WifiOff, X } from '../icons';
import { useScrollLock } from '../hooks/useScrollLock';
import type { Phrases } from '../phrases/Phrases';
import { ChatLog, type ChatMessage } from './ChatLog';
import { Composer } from './Composer';
import './ChatPanel.css';

export interface ChatPanelProps extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'children'> {
  /** Whether it is shown; the caller keeps this state. */
  open: boolean;
  /** Called with `false` by the cross and on Esc. */
  onOpenChange: (open: boolean) => void;
  /** Who answers. Names the panel. */
  name: string;
  /** One line under the name: "replies in a minute". */
  note?: string;
  /** The address of their picture. Without one: initials. */
  image?: string | null;
  /** The oldest first. */
  messages: ChatMessage[];
  /** What stands where messages will be, while there are none. */
  emptyText?: string;
  /** The words being written; the caller keeps them, so that closing the panel loses nothing. */
  draft: string;
  /** Called with each change of the draft. */
  onDraftChange: (draft: string) => void;
  /** Called with the draft, trimmed. The caller empties the draft and adds a message that is `sending`. */
  onSend: (text: string) => void;
  /** Called with the id of a failed message that should be tried again. */
  onRetry: (id: string) => void;
  /** Called with the id of a failed message that should be written anew. Without it there is no button for that. */
  onTakeBack?: (id: string) => void;
  /** Said in a line of its own while there is no network. One may go on writing; nothing can be sent. */
  offline?: string;
  /** What is said with one press, above the field. */
  answers?: { id: string; label: string }[];
  /** Called with the id of one of them. */
  onAnswer?: (id: string) => void;
  /** Called with a picture that was chosen. Without it there is no button for one. */
  onImage?: (file: File) => void;
  /** Which pictures the chooser offers, as the `accept` attribute says it. Default `image/*`. */
  imageTypes?: string;
  /** Stands in place of the field where nothing can be written, or not any more. */
  closed?: ReactNode;
}

const english = {
  log: (name) => `Messages with ${name}`,
  me: 'You: ',
  sending: 'Sending',
  failed: 'Not sent',
  retry: 'Not sent. Tap to try again',
  takeBack: 'Take back',
  close: 'Close',
  message: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  picture: 'Send a picture',
  answers: 'Quick answers',
} satisfies Phrases['ChatPanel'];

/**
 * A chat with one person beside the page, which stays in use; over the whole screen on phones, where it is modal.
 * Controlled only: it sends nothing itself. The count of what is unread belongs to the button that opens it.
 */
export function ChatPanel({
  open,
  onOpenChange,
  name,
  note,
  image,
  messages,
  emptyText,
  draft,
  onDraftChange,
  onSend,
  onRetry,
  onTakeBack,
  offline,
  answers,
  onAnswer,
  onImage,
  imageTypes = 'image/*',
  closed,
  className,
  ...rest
}: ChatPanelProps) {
  const words = usePhrases('ChatPanel', english);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const focus = useReturnFocus();
  const isPhone = useMedia('(width < 48rem)');
  useScrollLock(open && isPhone);

  return (
    <Dialog open={open} onOpenChange={onOpenChange} modal={isPhone}>
      <DialogPortal>
        <DialogContent
          {...rest}
          ref={panel}
          className={clsx('sd-chat', className)}
          aria-modal={isPhone || undefined}
          onOpenAutoFocus={(event) => {
            focus.remember();
            event.preventDefault();
            // in the field a phone would bring up its keyboard, over the words that came in
            (isPhone || !field.current ? panel : field).current?.focus();
          }}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={(event) => {
            // beside the page Esc may be meant for something else on it
            if (!panel.current?.contains(document.activeElement)) event.preventDefault();
          }}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <header className="sd-chat-head">
            <Avatar name={name} src={image} />
            <div className="sd-chat-who">
              <DialogTitle className="sd-chat-name">{name}</DialogTitle>
              {note !== undefined && <DialogDescription className="sd-tiny sd-muted">{note}</DialogDescription>}
            </div>
            <IconButton label={words.close} icon={<X />} onClick={() => onOpenChange(false)} />
          </header>
          {/* always there, so that it is read when it has something to say */}
          <p role="status" className="sd-chat-offline sd-small">
            {offline !== undefined && (
              <>
                <WifiOff />
                {offline}
              </>
            )}
          </p>
          <ChatLog {...{ words, name, messages, emptyText, onRetry, onTakeBack }} canRetry={offline === undefined} />
          {closed !== undefined ? (
            <div className="sd-chat-foot sd-chat-closed sd-muted">{closed}</div>
          ) : (
            <div className="sd-chat-foot">
              {answers && answers.length > 0 && (
                <div role="group" aria-label={words.answers} className="sd-chat-form sd-chat-answers">
                  {answers.map(({ id, label }) => (
                    <Button
                      key={id}
                      size="sm"
                      variant="line"
                      disabled={offline !== undefined}
                      onClick={() => onAnswer?.(id)}
                    >
                      {label}
                    </Button>
                  ))}
                </div>
              )}
              <Composer
                {...{ words, draft, onDraftChange, onSend, onImage, imageTypes }}
                ref={field}
                canSend={offline === undefined}
              />
            </div>
          )}
        </DialogContent>
      </DialogPortal>
    </Dialog>
  );
}
