import { cartActions, useCart } from '@seduh/api-client';
import { toast } from '@seduh/ui';
import { useReplaceInCart } from '../../lib/card/useReplaceInCart';
import type { OfferedLine } from '../../lib/substitutes/offeredLine';
import { OfferedLines } from '../../lib/substitutes/OfferedLines';
import { substituteWords } from '../../lib/substitutes/words';
import { useWords } from '../../lib/words/words';

/** What the shop offers instead of lines that are sold out; one press changes the line in its place, and can be taken back. */
export default function SubstituteOffers({ offers }: { offers: OfferedLine[] }) {
  const m = useWords(substituteWords);
  const replace = useReplaceInCart();
  const { cart } = useCart();
  return (
    <OfferedLines
      offers={offers}
      onTake={(line, wanted, instead) => {
        const before = cart.lines;
        if (replace(line, wanted)) toast.undo(m.taken(instead), () => cartActions.putBack(before));
      }}
    />
  );
}
