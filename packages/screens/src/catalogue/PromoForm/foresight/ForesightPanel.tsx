'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { foreseePromo } from '@seduh/api-client';
import type { Foresight, ForesightBody, ForeseenCarts } from '@seduh/contract';
import { Banner, Button, formatRupiah, Meter, SelectField, Stat, StatRow, useMoney } from '@seduh/ui';
import { useState } from 'react';
import { formatDay } from '../../../lib/format/dates';
import { useShopClock } from '../../../lib/useShopClock';
import { useSubmit } from '../../../lib/useSubmit';
import { useWords } from '../../../lib/words/words';
import { isSame } from '../../values';
import type { PromoDraft, PromoForm } from '../promoForm';
import './Foresight.css';
import { foreseenDraft } from './foreseenDraft';
import { foresightWords } from './words';

export interface ForesightPanelProps {
  form: PromoForm;
  /** What is typed. */
  draft: PromoDraft;
}

const SPANS = [2, 4, 8, 12];

/** Runs what is typed against the orders of the last weeks, before anybody can use it. */
export default function ForesightPanel({ form, draft: typed }: ForesightPanelProps) {
  const m = useWords(foresightWords);
  const [weeks, setWeeks] = useState(4);
  const [seen, setSeen] = useState<{ of: ForesightBody; result: Foresight } | null>(null);
  const { submit, busy, problem } = useSubmit();
  const draft = foreseenDraft(form, typed);
  const asked = draft && { ...draft, weeks };
  const run = () => asked && void submit(async () => setSeen({ of: asked, result: await foreseePromo(asked) }));

  return (
    <section className="foresight" aria-labelledby="foresight-title">
      <h2 id="foresight-title" className="sd-t-4">
        {m.title}
      </h2>
      <p className="sd-small sd-muted">{m.text}</p>
      <div className="foresight-ask">
        <SelectField
          label={m.span}
          options={SPANS.map((count) => ({ value: String(count), label: m.weeks(count) }))}
          value={String(weeks)}
          onChange={({ target }) => setWeeks(Number(target.value))}
        />
        <Button variant="line" disabled={!asked} loading={busy} onClick={run}>
          {m.run}
        </Button>
      </div>
      {!asked && <p className="sd-small">{m.first}</p>}
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div role="status">
        {seen && (
          <>
            {!isSame(seen.of, asked) && <p className="sd-small">{m.stale}</p>}
            <Outcome result={seen.result} />
          </>
        )}
      </div>
    </section>
  );
}

/** What it would have done, in figures and in a sentence each. */
function Outcome({ result }: { result: Foresight }) {
  const m = useWords(foresightWords);
  const money = useMoney();
  const clock = useShopClock();
  const sum = (amount: number) => formatRupiah(amount, money);
  const count = (figure: number) => figure.toLocaleString(money.locale);
  const { orders, used, given, instead, instead_given, ended_at, is_capped, from } = result;
  if (orders === 0) return <p>{m.noOrders}</p>;
  return (
    <div className="foresight-outcome">
      <StatRow>
        <Stat label={m.orders} value={count(orders)} />
        <Stat label={m.wouldUse} value={count(used)} />
        <Stat label={m.wouldGive} value={sum(given)} />
        <Stat label={m.each} value={used > 0 ? sum(Math.round(given / used)) : null} />
      </StatRow>
      {is_capped && <p className="sd-small">{m.capped(count(orders), formatDay(from, clock))}</p>}
      {instead > 0 && <p className="sd-small">{m.instead(count(instead), sum(instead_given))}</p>}
      {ended_at && <p className="sd-small">{m.ended(formatDay(ended_at, clock))}</p>}
      {used === 0 ? (
        <p>{m.nobody}</p>
      ) : (
        <>
          <Carts label={m.cheapest(result.cheapest.carts)} carts={result.cheapest} />
          <Carts label={m.dearest(result.dearest.carts)} carts={result.dearest} />
          <p className="sd-small sd-muted">{m.noCost}</p>
        </>
      )}
    </div>
  );
}

/** What is left of some carts' total. */
function Carts({ label, carts: { before, after } }: { label: string; carts: ForeseenCarts }) {
  const m = useWords(foresightWords);
  const money = useMoney();
  const left = before > 0 ? Math.round((after * 100) / before) : 100;
  return (
    <div className="foresight-carts">
      <p className="foresight-line">
        <span>{label}</span>
        <strong className="sd-num">{m.left(left)}</strong>
      </p>
      <Meter label={m.meter(label)} value={left} max={100} size="sm" />
      <p className="sd-small sd-muted sd-num">
        {m.instead_of(formatRupiah(after, money), formatRupiah(before, money))}
      </p>
    </div>
  );
}
