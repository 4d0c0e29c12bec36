import type { Quote } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { Button, Chip, formatRupiah, TextField, Ticket, TicketPercent, useMoney } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../lib/words/words';
import { lateWords } from './words';

export interface PromoBoxProps {
  /** The code in the cart. */
  code: string | null;
  /** What the quote says about it; null or undefined while it says nothing yet. */
  verdict: Quote['promo'] | undefined;
  onChange: (code: string | null) => void;
}

/** The promo of the order: put in, in use, or not in use and why. */
export default function PromoBox({ code, verdict, onChange }: PromoBoxProps) {
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
            <Chip icon={<Ticket />}>{code}</Chip>
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
