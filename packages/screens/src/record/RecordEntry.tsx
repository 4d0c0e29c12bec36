import type { AuditEntry } from '@seduh/contract';
import { ArrowRight, Link, VisuallyHidden } from '@seduh/ui';
import { COMMAND_LINE } from '@seduh/contract/constants';
import { changeInWords, type ChangeStyle } from '../lib/changes/changeInWords';
import { formatWhen } from '../lib/format/dates';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { recordWords } from './words';

/** Where what was changed is found; null where it has no page of its own. */
function hrefOf({ action, subject }: AuditEntry): string | null {
  if (!subject) return null;
  if (action === 'money.close') return `${paths.close}?day=${subject.id}`;
  const [kind] = action.split('.');
  if (kind === 'product') return paths.productEdit(subject.id);
  if (kind === 'options') return paths.optionEdit(subject.id);
  if (kind === 'promo') return paths.promoEdit(subject.id);
  return kind === 'order' || kind === 'money' ? paths.ordersReceipt(subject.id) : null;
}

/** One thing that somebody did: who, what, when, and what is different since. */
export function RecordEntry({ entry, style }: { entry: AuditEntry; style: ChangeStyle }) {
  const { time } = style;
  const m = useWords(recordWords);
  const { action, by, at, subject, changes } = entry;
  const href = hrefOf(entry);

  return (
    <li className="record-entry">
      <div className="record-said">
        <p className="record-what">
          {m.actions[action]}
          {subject && (
            <>
              {': '}
              {href ? (
                <Link className="sd-link" href={href}>
                  {subject.name}
                </Link>
              ) : (
                subject.name
              )}
            </>
          )}
        </p>
        <p className="record-who sd-small sd-muted">
          <span>{by.id === COMMAND_LINE.id ? m.commandLine : by.name}</span>
          <time className="sd-num" dateTime={at}>
            {formatWhen(at, time)}
          </time>
        </p>
      </div>
      {changes.length > 0 && (
        <dl className="record-changes">
          {/* two may read alike, and none ever moves: its place is its key */}
          {Array.from(changes, (change, index) => {
            const { label, before, after } = changeInWords(change, style);
            return (
              <div key={index}>
                <dt>{label}</dt>
                <dd>
                  {before !== null && (
                    <>
                      <VisuallyHidden>{`${m.before} `}</VisuallyHidden>
                      <span className="record-before">{before}</span> <ArrowRight />
                      <VisuallyHidden>{` ${m.after} `}</VisuallyHidden>
                    </>
                  )}
                  <span className="record-after">{after}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </li>
  );
}
