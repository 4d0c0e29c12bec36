import { clsx } from 'clsx';
import { type FormEvent, type FormHTMLAttributes, type Ref, useId, useRef } from 'react';
import { usePhrases } from '../hooks/usePhrases';
import { IconButton } from '../IconButton';
import { Search, X } from '../icons';
import type { Phrases } from '../phrases/Phrases';
import './SearchBox.css';

export interface SearchBoxProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'onChange' | 'action' | 'children'
> {
  /** What is searched, for screen readers: `Search the menu`. */
  label: string;
  /** An example inside the empty field. */
  placeholder?: string;
  /** 44 px in the bar, 52 on a page of its own. Default `md`. */
  size?: 'md' | 'lg';
  /** The words typed. */
  value: string;
  /** Called with every change, and with the empty string when cleared. */
  onValueChange: (value: string) => void;
  /** Called with the words on Enter. */
  onSearch: (value: string) => void;
  /** Where the browser itself sends `?search=` while no script has run yet. */
  action?: string;
  /** Gets the form element. */
  ref?: Ref<HTMLFormElement>;
}

const english = { clear: 'Clear search' } satisfies Phrases['SearchBox'];

/** A search field that is a native form, so it works before hydration too. */
export function SearchBox(props: SearchBoxProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { label, placeholder, size = 'md', value, onValueChange, onSearch, className, ...rest } = props;
  const words = usePhrases('SearchBox', english);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(value.trim());
  };
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };

  return (
    <form
      role="search"
      method="get"
      {...rest}
      onSubmit={submit}
      className={clsx('sd-search', className)}
      data-size={size}
      data-filled={value !== '' || undefined}
    >
      <label className="sd-sr" htmlFor={id}>
        {label}
      </label>
      <Search className="sd-search-icon" />
      <input
        ref={input}
        id={id}
        type="search"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value !== '' && <IconButton className="sd-search-clear" label={words.clear} icon={<X />} onClick={clear} />}
    </form>
  );
}
