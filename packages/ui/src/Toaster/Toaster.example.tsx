import { Button, toast, Toaster } from '@seduh/ui';
import { useState } from 'react';

export function Basket() {
  const [items, setItems] = useState(['Iced Tea', 'Hazelnut Latte']);
  const remove = (item: string) => {
    const before = items;
    setItems(items.filter((other) => other !== item));
    toast.undo('Removed', () => setItems(before));
  };
  return (
    <>
      <Toaster />
      {items.map((item) => (
        <Button key={item} variant="line" onClick={() => remove(item)}>
          Remove {item}
        </Button>
      ))}
    </>
  );
}
