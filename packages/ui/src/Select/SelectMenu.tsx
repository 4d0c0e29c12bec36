import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useMedia } from '../hooks/useMedia';
import { useScrollLock } from '../hooks/useScrollLock';
import { Check } from '../icons';

/** One row of the list. */
export interface SelectOption {
  /** Identifies the row in `value` and `onChange`; what a form sends. */
  value: string;
  /** What is read. */
  label: string;
}

interface SelectMenuProps {
  id: string;
  label: string;
  options: SelectOption[];
  value: string;
  onPick: (value: string) => void;
  onClose: () => void;
}

/** How long a pause ends the word being typed, in ms. */
const typingPause = 500;

/**
 * The row that typing jumps to, as in a native list: the next one from `from` that starts with the word; the same
 * character repeated walks through the rows that start with it. Ignores case. -1 when no row matches.
 */
export function findByTyping(labels: string[], word: string, from: number): number {
  const letters = word.toLowerCase();
  const [initial = ''] = letters;
  const start = letters === initial.repeat(letters.length) ? initial : letters;
  const first = start.length === 1 ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (first + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(start)) return index;
  }
  return -1;
}

/** The open list: focus walks its rows, typing jumps to one, Esc closes. */
export function SelectMenu({ id, label, options, value, onPick, onClose }: SelectMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ word: '', at: 0 });
  // on phones it is a sheet over the page
  useScrollLock(useMedia('(width < 48rem)'));
  const rows = () => [...(list.current?.children ?? [])] as HTMLElement[];

  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    (chosen ?? (list.current?.firstElementChild as HTMLElement | null))?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const all = rows();
    const at = all.findIndex((row) => row === document.activeElement);
    const focusRow = (index: number) => {
      event.preventDefault();
      all[Math.min(Math.max(index, 0), all.length - 1)]?.focus();
    };

    if (key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (key === 'ArrowDown') focusRow(at + 1);
    else if (key === 'ArrowUp') focusRow(at - 1);
    else if (key === 'Home') focusRow(0);
    else if (key === 'End') focusRow(all.length - 1);
    else if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const isSameWord = event.timeStamp - typed.current.at < typingPause;
      typed.current = { word: (isSameWord ? typed.current.word : '') + key, at: event.timeStamp };
      const found = findByTyping(
        options.map((option) => option.label),
        typed.current.word,
        at,
      );
      if (found >= 0) focusRow(found);
    }
  };

  return (
    <div className="sd-menu">
      <p className="sd-menu-title" aria-hidden="true">
        {label}
      </p>
      <div ref={list} id={id} role="listbox" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            onClick={() => onPick(option.value)}
          >
            {option.label}
            {option.value === value && <Check />}
          </button>
        ))}
      </div>
    </div>
  );
}
