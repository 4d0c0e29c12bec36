import { LIMITS } from '@seduh/contract/constants';
import { Button, TextField, type TextFieldProps } from '@seduh/ui';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../lib/words/words';
import { loginCodeWords } from './words';
import './LoginCode.css';

export interface LoginCodeProps {
  /** The field's value, error and change. */
  control: Partial<TextFieldProps>;
  /** Asked to go back to email and password. */
  onBack: () => void;
}

/** The code that a login takes besides the password: of the app, or one for when the phone is gone. */
export default function LoginCode({ control, onBack }: LoginCodeProps) {
  const m = useWords(loginCodeWords);
  const [isRecovery, setIsRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // it stands in the place of what had the focus
  useEffect(() => field.current?.focus(), []);
  const turn = () => {
    setIsRecovery(!isRecovery);
    field.current?.focus();
  };

  return (
    <>
      <p>{m.lead}</p>
      <TextField
        ref={field}
        label={isRecovery ? m.recovery : m.code}
        hint={isRecovery ? m.recoveryHint : m.hint}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.factorCode}
        {...control}
      />
      <div className="auth-code-ways">
        <Button variant="quiet" size="sm" onClick={turn}>
          {isRecovery ? m.useApp : m.useRecovery}
        </Button>
        <Button variant="quiet" size="sm" onClick={onBack}>
          {m.back}
        </Button>
      </div>
    </>
  );
}
