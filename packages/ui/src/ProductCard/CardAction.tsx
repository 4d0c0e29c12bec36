import { useEffect, useState } from 'react';
import { Check, Pencil, Plus } from '../icons';
import { Link } from '../Link';

/** What the disc of a product card does. */
export type ProductCardAction = { kind: 'add'; onAdd(): void } | { kind: 'edit'; href: string };

interface CardActionProps {
  action: ProductCardAction;
  /** The product's name, part of the disc's accessible name. */
  name: string;
  soldOut: boolean;
}

/** How long the plus stays a tick after adding. */
const tickMs = 1200;

/** The disc in the bite: a plus that answers with a tick, or the admin's pen. */
export function CardAction({ action, name, soldOut }: CardActionProps) {
  const [added, setAdded] = useState(0);

  useEffect(() => {
    if (added === 0) return;
    const timer = setTimeout(() => setAdded(0), tickMs);
    return () => clearTimeout(timer);
  }, [added]);

  if (action.kind === 'edit') {
    return (
      <Link className="pcard-action pcard-pen" href={action.href} aria-label={`Edit ${name}`}>
        <Pencil aria-hidden="true" />
      </Link>
    );
  }
  return (
    <button
      className="pcard-action"
      type="button"
      aria-label={`Add ${name} to cart`}
      disabled={soldOut}
      data-added={added > 0 || undefined}
      onClick={() => {
        action.onAdd();
        setAdded((times) => times + 1);
      }}
    >
      {added > 0 ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
    </button>
  );
}
