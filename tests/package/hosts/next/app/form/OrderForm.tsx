'use client';

import { Button } from '@seduh/ui';
import { type ReactNode, useActionState } from 'react';

interface OrderFormProps {
  order: (before: string, data: FormData) => Promise<string>;
  children: ReactNode;
}

export function OrderForm({ order, children }: OrderFormProps) {
  const [arrived, send] = useActionState(order, '');
  return (
    <form action={send}>
      {children}
      <Button type="submit">Send</Button>
      <output>{arrived}</output>
    </form>
  );
}
