import type { Cart } from '@seduh/api-client';
import type { Quote } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { Button, Chip, formatRupiah, TextField, Ticket, TicketPercent, useMoney } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../lib/words/words';
import { PointsBox } from './PointsBox';
import { lateWords } from './words';

export interface PromoBoxProps {
  /** With the code in it, or the wish for a free cup. */
  cart: Pick<Cart, 'promoCode' | 'usePoints'>;
  /** What the quote says about either, or nothing yet. */
  quote: Pick<Quote, 'promo' | 'points'>;
  onChange: (code: string | null) => void;
}

/** What makes the order cheaper: a code, put in, in use, or not in use and why; or a free cup for points. */
export default function PromoBox({ cart: { promoCode, usePoints }, quote, onChange }: PromoBoxProps) {
  return (
    <div className="promo-box">
      <PointsBox isUsed={usePoints} verdict={quote.points} />
      {!usePoints && <CodeBox code={promoCode} verdict={quote.promo} onChange={onChange} />}
    </div>
  );
}

interface CodeBoxProps extends Pick<PromoBoxProps, 'onChange'> {
  /** The code in the cart. */
  code: string | null;
  /** null while nothing is said of it. */
  verdict: Quote['promo'];
}

function CodeBox({ code, verdict, onChange }: CodeBoxProps) {
  const m = useWords(lateWords);
  const money = useMoney();
  const [draft, setDraft] = useState<string | null>(null);
  const known = verdict?.code === code?.toUpperCase() ? verdict : null;
  const wanted = draft?.trim().toUpperCase();

  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!wanted) return;
    onChange(wanted);
    setDraft(null);
  };

  if (code && draft === null) {
    return (
      <div className="promo-box">
        <div className="promo-row">
          {known?.applied ? (
            <Chip tone="ok" icon={<TicketPercent />}>
              {m.applied(code)}
            </Chip>
          ) : (
            <Chip icon={<Ticket />} translate="no">
              {code}
            </Chip>
          )}
          <Button variant="quiet" size="sm" aria-label={m.changeCode} onClick={() => setDraft(code)}>
            {m.change}
          </Button>
        </div>
        {known?.applied && known.is_rest && (
          <p className="sd-small">{m.rest(code, formatRupiah(known.given ?? 0, money))}</p>
        )}
        {known && !known.applied && (
          <div className="promo-row">
            <p className="sd-error" role="status">
              {known.reason}
            </p>
            <Button variant="quiet" size="sm" danger aria-label={m.removeCode} onClick={() => onChange(null)}>
              {m.remove}
            </Button>
          </div>
        )}
      </div>
    );
  }

  return (
    <form className="promo-box" onSubmit={apply}>
      <TextField
        label={m.code}
        name="promo-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LIMITS.promoCode}
        value={draft ?? ''}
        onChange={(event) => setDraft(event.target.value.toUpperCase())}
      />
      <Button type="submit" variant="line" disabled={!wanted}>
        {m.apply}
      </Button>
      {code && (
        <Button
          variant="quiet"
          size="sm"
          danger
          onClick={() => {
            onChange(null);
            setDraft(null);
          }}
        >
          {m.noCode}
        </Button>
      )}
    </form>
  );
}
