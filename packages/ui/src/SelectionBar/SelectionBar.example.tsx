import { Checkbox, SelectionBar, toast } from '@seduh/ui';
import { useRef, useState } from 'react';

interface OrdersProps {
  ids: string[];
  remove: (ids: string[]) => void;
  bringBack: (ids: string[]) => void;
}

export function Orders({ ids, remove, bringBack }: OrdersProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const clear = () => {
    setChosen([]);
    heading.current?.focus();
  };
  const onDelete = () => {
    remove(chosen);
    toast.undo('Deleted', () => bringBack(chosen));
    clear();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Orders
      </h2>
      {ids.map((id) => (
        <Checkbox key={id} label={id} checked={chosen.includes(id)} onChange={() => toggle(id)} />
      ))}
      <SelectionBar count={chosen.length} onClear={clear} onDelete={onDelete} />
    </>
  );
}
