import { LIMITS } from '@seduh/contract/constants';
import { TextArea } from '@seduh/ui';
import type { Ref } from 'react';
import { useWords } from '../words/words';
import { dialogWords } from './words';

export interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Somebody wanted to go on: from then on an empty field says what is missing. */
  isAsked: boolean;
  /** Gets the text's field. */
  ref: Ref<HTMLTextAreaElement>;
}

/** Why staff refuse an order or refund it. */
export function ReasonField({ value, onChange, isAsked, ref }: ReasonFieldProps) {
  const m = useWords(dialogWords);
  return (
    <TextArea
      ref={ref}
      label={m.reason}
      hint={m.isRead}
      maxLength={LIMITS.note}
      rows={2}
      value={value}
      error={isAsked && !value.trim() ? m.sayWhy : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
