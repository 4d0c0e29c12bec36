import type { Dashboard } from '@seduh/contract';
import { formatRupiah, Link, Notice } from '@seduh/ui';
import { paths } from '../lib/paths';

/** How much money has to go back, and the way to it; nothing where none has. */
export function OwedNotice({ owed: { count, amount } }: Pick<Dashboard, 'owed'>) {
  if (count === 0) return null;
  return (
    <Notice>
      <Link className="link num" href={paths.owed}>
        {`${count.toLocaleString('en-US')} ${count === 1 ? 'refund' : 'refunds'} owed`}
      </Link>
      {`, ${formatRupiah(amount)} in all.`}
    </Notice>
  );
}
