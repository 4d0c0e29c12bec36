import { TextField } from '@seduh/ui';
import { useState } from 'react';

export function EmailField() {
  const [email, setEmail] = useState('');
  const [hasLeft, setLeft] = useState(false);
  const isWrong = hasLeft && !/.@.+\../.test(email);
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      hint="We send the receipt there."
      error={isWrong && 'Write the whole address, like rani@mail.com'}
      value={email}
      onChange={(event) => setEmail(event.target.value)}
      onBlur={() => setLeft(true)}
    />
  );
}
