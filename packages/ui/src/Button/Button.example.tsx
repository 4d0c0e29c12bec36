import { Button } from '@seduh/ui';
import { useState } from 'react';

export function PayButton({ pay }: { pay: () => Promise<void> }) {
  const [isPaying, setPaying] = useState(false);
  const onClick = async () => {
    setPaying(true);
    await pay().finally(() => setPaying(false));
  };
  return (
    <Button block loading={isPaying} onClick={onClick}>
      Confirm and pay
    </Button>
  );
}
