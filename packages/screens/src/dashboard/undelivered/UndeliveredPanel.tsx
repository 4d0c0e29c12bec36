import { dismissUndelivered, retryUndelivered } from '@seduh/api-client';
import type { Undelivered, UndeliveredItem } from '@seduh/contract';
import { UNDELIVERED_WAYS } from '@seduh/contract/constants';
import { Banner, Button, IconButton, Link, Panel, RotateCcw, toast, X } from '@seduh/ui';
import { formatMoment, type ShopTime } from '../../lib/orders/moments';
import { paths } from '../../lib/paths';
import { useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import './Undelivered.css';
import { undeliveredWords } from './words';

/** A button of one of them or, without an id, of all. */
type Act = `${'retry' | 'dismiss'} ${string}`;

/** What did not reach people in a week, until staff have seen to it. */
export default function UndeliveredPanel({ undelivered, time }: { undelivered: Undelivered; time: ShopTime }) {
  const m = useWords(undeliveredWords);
  const { submit, busyWith, problem } = useSubmit<Act>();
  const { by_way: counts, items } = undelivered;
  const all = counts.mail + counts.push + counts.phone;
  const rest = all - items.length;

  const press = (what: 'retry' | 'dismiss', id?: string) => ({
    loading: busyWith === `${what} ${id}`,
    onClick: () =>
      void submit(
        async () => {
          await (what === 'retry' ? retryUndelivered : dismissUndelivered)(id);
          toast.success(what === 'retry' ? m.retried : m.dismissed);
        },
        undefined,
        `${what} ${id}`,
      ),
  });

  return (
    <Panel className="dash-undelivered" title={m.title}>
      <p className="sd-muted">
        {m.counts(UNDELIVERED_WAYS.filter((way) => counts[way] > 0).map((way) => m.of[way](counts[way])))}
      </p>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <ul>
        {items.map((item) => {
          const { loading, onClick } = press('dismiss', item.id);
          return (
            <li key={item.id}>
              <div>
                <What item={item} />
                <p className="sd-small sd-muted">
                  {m.reasons[item.reason]} · {formatMoment(item.at, time)}
                </p>
              </div>
              {item.can_retry && (
                <Button variant="quiet" size="sm" icon={<RotateCcw />} {...press('retry', item.id)}>
                  {m.retry}
                </Button>
              )}
              <IconButton
                label={m.dismissOf(m.things[item.what](item.number ?? ''))}
                icon={<X />}
                aria-busy={loading || undefined}
                onClick={onClick}
              />
            </li>
          );
        })}
      </ul>
      <div className="dash-undelivered-foot">
        {rest > 0 && <p className="sd-small sd-muted">{m.more(rest)}</p>}
        {all > 1 && (
          <>
            {(rest > 0 || items.some(({ can_retry }) => can_retry)) && (
              <Button variant="line" size="sm" {...press('retry')}>
                {m.retryAll}
              </Button>
            )}
            <Button variant="quiet" size="sm" {...press('dismiss')}>
              {m.dismissAll}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}

/** What it was, by which way; of a receipt the way to it, to be printed or read out. */
function What({ item: { way, what, number, order_id: id } }: { item: UndeliveredItem }) {
  const m = useWords(undeliveredWords);
  const words = m.things[what](number ?? '');
  return (
    <p>
      {id && what === 'receipt' ? (
        <Link className="sd-link" href={paths.ordersReceipt(id)}>
          {words}
        </Link>
      ) : (
        words
      )}
      , {m.by[way]}
    </p>
  );
}
