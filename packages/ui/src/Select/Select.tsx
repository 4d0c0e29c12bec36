import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { ChevronDown } from '../icons';
import { SelectMenu, type SelectOption } from './SelectMenu';
import './Select.css';

export interface SelectProps extends Omit<ComponentProps<'div'>, 'onChange' | 'onBlur'> {
  /** The muted words on the pill before the choice, and the name of the list. */
  label: string;
  /** The rows of the list in order. */
  options: SelectOption[];
  /** The chosen value; one that is not among the options ticks no row. */
  value: string;
  /** Shown on the pill while `value` is not among the options. */
  placeholder: string;
  /** Called with the value of the row that was picked. */
  onChange: (value: string) => void;
  /** Its name in a form, which sends the chosen `value`. */
  name?: string;
}

/** A pill that opens a short list: below it on wide screens, from the bottom on phones. In a form: `SelectField`. */
export function Select(props: SelectProps) {
  'use no memo'; // it is drawn again by its own press alone: remembering would cost bytes and spare nothing
  const { label, options, value, placeholder, onChange, name, className, ...rest } = props;
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const pill = useRef<HTMLButtonElement>(null);
  const chosen = options.find((option) => option.value === value);

  const close = () => {
    setOpen(false);
    pill.current?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    // the scrim is drawn by the root itself, so a press on the root counts as outside. On click, not on pointer down:
    // a sheet that is gone before the finger lifts would let the tap through to what lies below
    const closeOutside = (event: MouseEvent) => {
      const root = pill.current?.parentElement;
      const isInside = event.target instanceof Node && event.target !== root && root?.contains(event.target);
      if (!isInside) setOpen(false);
    };
    document.addEventListener('click', closeOutside);
    return () => document.removeEventListener('click', closeOutside);
  }, [open]);

  return (
    <div
      {...rest}
      className={clsx('sd-sort', className)}
      data-open={open || undefined}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={pill}
        type="button"
        className="sd-select"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span>{label}</span> {chosen?.label ?? placeholder}
        <ChevronDown />
      </button>
      {name && <input type="hidden" {...{ name, value }} />}
      {open && (
        <SelectMenu
          id={menuId}
          label={label}
          options={options}
          value={value}
          onClose={close}
          onPick={(picked) => {
            close();
            if (picked !== value) onChange(picked);
          }}
        />
      )}
    </div>
  );
}
