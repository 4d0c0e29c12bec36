import { CartLine, toast } from '@seduh/ui';

interface Line {
  id: number;
  name: string;
  detail: string;
  price: number;
  quantity: number;
}

interface CartProps {
  lines: Line[];
  setQuantity: (id: number, quantity: number) => void;
  remove: (id: number) => void;
  putBack: (line: Line) => void;
}

export function Cart({ lines, setQuantity, remove, putBack }: CartProps) {
  const removeWithWayBack = (line: Line) => {
    remove(line.id);
    toast.undo(`${line.name} removed`, () => putBack(line));
  };
  return (
    <ul>
      {lines.map((line) => (
        <CartLine
          key={line.id}
          image={null}
          href={`/product/${line.id}`}
          name={line.name}
          detail={line.detail}
          price={line.price * line.quantity}
          quantity={line.quantity}
          onQuantityChange={(quantity) => setQuantity(line.id, quantity)}
          onRemove={() => removeWithWayBack(line)}
        />
      ))}
    </ul>
  );
}
