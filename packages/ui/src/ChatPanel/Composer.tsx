import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { Button } from '../Button';
import { FileInput } from '../FilePick/FileInput';
import { IconButton } from '../IconButton';
import { ImagePlus, SendHorizontal } from '../icons';
import type { Phrases } from '../phrases/Phrases';
import { TextArea } from '../TextArea';

interface ComposerProps {
  words: Phrases['ChatPanel'];
  draft: string;
  onDraftChange: (draft: string) => void;
  onSend: (text: string) => void;
  canSend: boolean;
  onImage?: ((file: File) => void) | undefined;
  imageTypes: string;
  /** Gets the field. */
  ref: RefObject<HTMLTextAreaElement | null>;
}

/** The field of a new message, growing with its words. Enter sends, Shift and Enter begins a line. */
export function Composer({ words, draft, onDraftChange, onSend, canSend, onImage, imageTypes, ref }: ComposerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const file = useRef<HTMLInputElement>(null);
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
      {onImage && (
        <>
          <IconButton
            ref={button}
            label={words.picture}
            icon={<ImagePlus />}
            disabled={!canSend}
            onClick={() => file.current?.click()}
          />
          <FileInput ref={file} label={words.picture} accept={imageTypes} onPick={onImage} button={button} />
        </>
      )}
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
