import { useMemberCard, useShop } from '@seduh/api-client';
import type { MemberCard, PointsEntry } from '@seduh/contract';
import { cardNumberText } from '@seduh/domain';
import { Banner, Button, formatRupiah, Glass, Link, Meter, Panel, Skeleton, useLocale, useMoney } from '@seduh/ui';
import { formatWhen } from '../../lib/format/dates';
import { messageOf } from '../../lib/messageOf';
import { pageWords } from '../../lib/page/words';
import { paths } from '../../lib/paths';
import { QrCode } from '../../lib/qr/QrCode';
import { useWords } from '../../lib/words/words';
import './MemberCardPanel.css';
import { memberCardWords } from './words';

/** The customer's member card with its points; before it is earned, how far it is. Its code comes after the profile. */
export default function MemberCardPanel() {
  const m = useWords(memberCardWords);
  const { tryAgain } = useWords(pageWords);
  const { data: card, error, retry } = useMemberCard();

  return (
    <Panel title={m.title} aria-busy={!card && !error}>
      {card ? (
        card.number === null ? (
          <CardToEarn card={card} />
        ) : (
          <Card card={card} number={card.number} />
        )
      ) : error ? (
        <>
          <Banner tone="bad">{`${m.failed}. ${messageOf(error)}`}</Banner>
          <Button className="mcard-again" size="sm" variant="line" onClick={retry}>
            {tryAgain}
          </Button>
        </>
      ) : (
        <Skeleton height="auto" className="mcard" />
      )}
    </Panel>
  );
}

/** The way to the card: what it takes, and how near the largest order came. */
function CardToEarn({ card: { minimum, largest, points_on: isOn } }: { card: MemberCard }) {
  const m = useWords(memberCardWords);
  const money = useMoney();
  return (
    <>
      <p>{(isOn ? m.earn : m.earnCard)(formatRupiah(minimum, money))}</p>
      {largest > 0 && (
        <>
          <Meter className="mcard-bar" label={m.progress} value={largest} max={minimum} />
          <p className="sd-small sd-muted">
            {m.largest(formatRupiah(largest, money), formatRupiah(Math.max(minimum - largest, 0), money))}
          </p>
        </>
      )}
    </>
  );
}

/** The card itself: a glass that fills with points, the number, and the code of it. */
function Card({ card, number }: { card: MemberCard; number: string }) {
  const m = useWords(memberCardWords);
  const money = useMoney();
  const {
    balance,
    entries,
    points_on: isOn,
    rupiah_per_point: perPoint,
    free_cup_points: cup,
    free_cup_cap: cap,
  } = card;
  const missing = cup - balance;
  const state = !isOn ? m.off : balance < 0 ? m.debt : missing > 0 ? m.toGo(missing) : m.ready;
  const level = Math.round((Math.min(Math.max(balance, 0), cup) / cup) * 100);
  return (
    <>
      <div className="mcard sd-on-roast">
        <div className="mcard-face">
          <div className="mcard-points">
            <p className="sd-small">{m.holder}</p>
            <strong className="sd-display sd-t-2 sd-num">{m.points(balance)}</strong>
            <p>{state}</p>
          </div>
          <Glass level={level} steaming={isOn && missing <= 0} onRoast width="72" />
        </div>
        <div className="mcard-foot">
          <p className="sd-small">
            {m.number}
            <strong className="mcard-number sd-num" translate="no">
              {cardNumberText(number)}
            </strong>
          </p>
          <QrCode className="mcard-code" text={number} label={m.code} />
        </div>
      </div>
      {isOn && (
        <p className="mcard-rules sd-small sd-muted">
          {m.rules(formatRupiah(perPoint, money), cup, formatRupiah(cap, money))}
        </p>
      )}
      <Entries entries={entries} />
    </>
  );
}

/** What brought and took points, the latest first. */
function Entries({ entries }: { entries: readonly PointsEntry[] }) {
  const m = useWords(memberCardWords);
  const { data: shop } = useShop();
  const locale = useLocale();
  if (entries.length === 0) return <p className="mcard-history sd-small sd-muted">{m.none}</p>;
  return (
    <div className="mcard-history">
      <h3 className="sd-t-4">{m.history}</h3>
      <ul className="mcard-entries">
        {entries.map(({ id, kind, points, at, order_id, order_number }) => (
          <li key={id}>
            <span>
              {`${m.kinds[kind]} `}
              <Link className="sd-link" href={paths.historyOrder(order_id)}>
                {order_number}
              </Link>
              {shop && (
                <span className="sd-small sd-muted sd-num">
                  {` ${formatWhen(at, { zone: shop.time_zone, locale })}`}
                </span>
              )}
            </span>
            <strong className="sd-num">{points > 0 ? `+${points}` : `−${-points}`}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
