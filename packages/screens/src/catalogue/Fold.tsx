'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { ChevronDown } from '@seduh/ui';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  title: ReactNode;
  /** Something in it is set: open from the start. */
  isUsed: boolean;
  /** A fault inside has to be seen. */
  isWrong: boolean;
  /** Called whenever it opens or closes. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Fields that most forms need no word on, folded until they are wanted. */
export function Fold({ title, isUsed, isWrong, onToggle, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(isUsed);
  const toggle = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    onToggle?.(isNowOpen);
  };
  return (
    <details className="edit-fold" open={isOpen || isWrong} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>
        {title} <ChevronDown />
      </summary>
      <div className="edit-more">{children}</div>
    </details>
  );
}
