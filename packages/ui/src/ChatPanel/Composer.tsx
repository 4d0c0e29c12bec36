import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { Button } from '../Button';
import { SendHorizontal } from '../icons';
import type { Phrases } from '../phrases/Phrases';
import { TextArea } from '../TextArea';

interface ComposerProps {
  words: Phrases['ChatPanel'];
  draft: string;
  onDraftChange: (draft: string) => void;
  onSend: (text: string) => void;
  canSend: boolean;
  /** Gets the field. */
  ref: RefObject<HTMLTextAreaElement | null>;
}

/** The field of a new message, growing with its words. Enter sends, Shift and Enter begins a line. */
export function Composer({ words, draft, onDraftChange, onSend, canSend, ref }: ComposerProps) {
  const text = draft.trim();
  const isReady = canSend && text !== '';

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onSend(text);
    // the button is off as soon as the field is empty, and would drop the focus
    ref.current?.focus();
  };

  return (
    <form className="sd-chat-form" onSubmit={send}>
      <TextArea
        ref={ref}
        label={words.message}
        hideLabel
        placeholder={words.placeholder}
        rows={1}
        enterKeyHint="send"
        value={draft}
        onChange={(event) => onDraftChange(event.target.value)}
        onKeyDown={(event) => {
          // while a word is being composed, Enter ends the word
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
        }}
      />
      <Button
        type="submit"
        className="sd-chat-send"
        aria-label={words.send}
        icon={<SendHorizontal />}
        disabled={!isReady}
      />
    </form>
  );
}
