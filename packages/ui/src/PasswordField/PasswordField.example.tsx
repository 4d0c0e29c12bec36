import { PasswordField } from '@seduh/ui';
import { useState } from 'react';

const ENOUGH = 12;

export function NewPassword() {
  const [password, setPassword] = useState('');
  const strength = password.length < ENOUGH ? 'Weak: too short' : 'Good: long enough';
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      hint="A sentence makes a good one."
      strength={password && strength}
      value={password}
      onChange={(event) => setPassword(event.target.value)}
    />
  );
}
