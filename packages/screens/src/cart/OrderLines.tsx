import { cartActions } from '@seduh/api-client';
import { LIMITS, imageSources } from '@seduh/contract/constants';
import { CartLine, formatRupiah, Link, Panel, toast } from '@seduh/ui';
import { paths } from '../lib/paths';
import { LineNote } from './LineNote';
import type { PricedLine } from './pricedLines';

/** Characters of a note that still stand beside the size; a longer one gets a line of its own. */
const shortNote = 40;

/** What is ordered: each line with how many, a word to the kitchen, and Remove. */
export function OrderLines({ lines }: { lines: PricedLine[] }) {
  return (
    <Panel
      title="Order"
      action={
        <Link className="link small" href={paths.products()}>
          Add more
        </Link>
      }
    >
      <ul className="lines">
        {lines.map(({ line, key, total, was, sizeName, problem, available }, index) => (
          <CartLine
            key={key}
            image={imageSources(line.image)}
            name={line.productName}
            href={paths.product(line.productId)}
            detail={[sizeName, line.note.length <= shortNote && line.note].filter(Boolean).join(', ')}
            price={total}
            quantity={line.qty}
            max={problem ? available : LIMITS.lineQuantity}
            problem={problem}
            onQuantityChange={(quantity) => cartActions.setQuantity(line, quantity)}
            onRemove={() => {
              cartActions.remove(line);
              toast.undo('Removed', () => cartActions.restore(line, index));
            }}
          >
            {!(problem && !available) && (
              <>
                {line.note.length > shortNote && <p className="small muted">{line.note}</p>}
                {was !== undefined && (
                  <p className="tiny muted num">{`Was ${formatRupiah(was)} a piece when you added it.`}</p>
                )}
                <LineNote
                  name={line.productName}
                  note={line.note}
                  onChange={(note) => cartActions.setNote(line, note)}
                />
              </>
            )}
          </CartLine>
        ))}
      </ul>
    </Panel>
  );
}
