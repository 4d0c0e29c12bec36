import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { FileInput } from '../FilePick/FileInput';
import { FileZoneContext } from '../FilePick/zone';
import { useFileDrop } from '../hooks/useFileDrop';
import { CircleAlert, ImagePlus } from '../icons';
import { Picture } from '../Picture';
import type { PictureSource } from '../Thumb';
import './ImageDrop.css';

export interface ImageDropProps extends Omit<ComponentProps<'div'>, 'onDrop'> {
  /** What to do here: `Drop a picture here`. Names the zone, and stands in it while there is no picture. */
  label: string;
  /** What is shown: an object URL of the file just picked, or the stored picture. */
  image: PictureSource | null;
  /** Which files the chooser offers, as the `accept` attribute says it. A dropped file may be any: check it. */
  accept: string;
  /** What is wrong with the file just picked; the picture before it stays. Seen here; whoever refuses it says it aloud. */
  error?: ReactNode;
  /** What makes a good picture, below. */
  hint?: ReactNode;
  /** Called with the file chosen or dropped. */
  onPick: (file: File) => void;
  /** Buttons below the zone. With a `name`, what a FilePick in it picks is the file of that name. */
  children?: ReactNode;
  /** Nothing can be chosen or dropped now. */
  disabled?: boolean;
  /** Its name in a form, which sends the file itself: chosen, dropped, or picked by a FilePick inside. The preview is the owner's, also when the form is reset. */
  name?: string;
  /** The form is not sent without a file. Needs a `name`. */
  required?: boolean;
}

/** The square into which a picture is dropped, or which opens the file chooser. */
export function ImageDrop(props: ImageDropProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { label, image, accept, error, hint, onPick, children, disabled, name, required, className, ...rest } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isTold = useRef(false);
  const hold = (file: File) => {
    if (!name || !input.current) return;
    const held = new DataTransfer();
    held.items.add(file);
    input.current.files = held.files;
    // a form that showed it missing hears of it; who brought the file is told by whoever took it
    isTold.current = true;
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    isTold.current = false;
  };
  const drop = useFileDrop((file) => {
    hold(file);
    onPick(file);
  }, disabled);

  return (
    <div {...rest} className={clsx('sd-image-drop', className)}>
      <button
        ref={button}
        type="button"
        className="sd-drop"
        disabled={disabled}
        data-filled={image ? '' : undefined}
        data-bad={error ? '' : undefined}
        aria-describedby={clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
        onClick={() => input.current?.click()}
        {...drop}
      >
        {image && <Picture width={768} height={768} sizes="22rem" priority {...image} alt="" />}
        {!image && <ImagePlus />}
        <span className={image ? 'sd-sr' : 'sd-small'}>{label}</span>
      </button>
      <FileInput
        {...{ label, accept, name, required, disabled, button }}
        onPick={(file) => isTold.current || onPick(file)}
        problem={error ? (typeof error === 'string' ? error : label) : ''}
        ref={input}
      />
      {error && (
        <p className="sd-error" id={`${id}-error`}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
      <FileZoneContext value={name ? { name, hold } : null}>{children}</FileZoneContext>
      {hint && (
        <p className="sd-help" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
