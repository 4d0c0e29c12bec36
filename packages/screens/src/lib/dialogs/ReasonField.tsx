import { LIMITS } from '@seduh/contract/constants';
import { TextArea } from '@seduh/ui';
import type { Ref } from 'react';

export interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Somebody wanted to go on: from then on an empty field says what is missing. */
  isAsked: boolean;
  /** Gets the text's field. */
  ref: Ref<HTMLTextAreaElement>;
}

/** Why staff refuse an order or refund it. */
export const ReasonField = ({ value, onChange, isAsked, ref }: ReasonFieldProps) => (
  <TextArea
    ref={ref}
    label="Reason"
    hint="The customer reads this."
    maxLength={LIMITS.note}
    rows={2}
    value={value}
    error={isAsked && !value.trim() ? 'Say why, in a few words.' : undefined}
    onChange={(event) => onChange(event.target.value)}
  />
);
