import { endPromo, type PromoState, useStaffPromos } from '@seduh/api-client';
import type { Promo } from '@seduh/contract';
import { Banner, LinkButton, Plus, Segment, toast } from '@seduh/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { paths } from '../lib/paths';
import { StaffPage } from '../lib/page/StaffPage';
import { toastRefusal, useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import './Promos.css';
import { PromoList } from './PromoList';
import { promosWords } from './words';

export interface PromosScreenProps {
  /** Which promos are shown. */
  state: PromoState;
  /** From 1. */
  page: number;
  /** Asked for others, or for another page of them. */
  onChange: (shown: { state: PromoState; page: number }) => void;
}

/** The shop's promos, for staff: how they are used, how long they run, and ending them. */
export function PromosScreen({ state, page, onChange }: PromosScreenProps) {
  const m = useWords(promosWords);
  const list = useStaffPromos(state, page);
  const [ending, setEnding] = useState<Promo | null>(null);

  return (
    <StaffPage
      className="promos"
      title={m.title}
      under={{ label: m.products, href: paths.products() }}
      actions={
        <LinkButton href={paths.promoNew} icon={<Plus />}>
          {m.add}
        </LinkButton>
      }
    >
      <Segment
        className="promos-which"
        legend={m.which}
        hideLegend
        options={(['running', 'ended'] as const).map((one) => ({ value: one, label: m.states[one] }))}
        value={state}
        onChange={(value) => onChange({ state: value === 'ended' ? 'ended' : 'running', page: 1 })}
      />
      <PromoList
        list={list}
        state={state}
        page={page}
        onPage={(next) => onChange({ state, page: next })}
        onEnd={setEnding}
      />
      <EndPromo promo={ending} onClose={() => setEnding(null)} />
    </StaffPage>
  );
}

interface EndPromoProps {
  /** The promo to be ended; null while none is. */
  promo: Promo | null;
  onClose: () => void;
}

/** Asks whether a promo shall end, and ends it. */
function EndPromo({ promo, onClose }: EndPromoProps) {
  const m = useWords(promosWords);
  const { submit, busy, problem, setProblem } = useSubmit();
  // still named while the question goes
  const [named, setNamed] = useState(promo);
  if (promo && promo !== named) setNamed(promo);
  const code = named?.code ?? '';

  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const end = async () => {
    if (!promo) return;
    await submit(async () => {
      await endPromo(promo.id);
      toast.success(m.hasEnded(code));
      close();
    }, toastRefusal);
  };

  return (
    <ConfirmDialog
      open={promo !== null}
      onOpenChange={close}
      title={m.askEnd(code)}
      text={m.askEndText}
      yesLabel={m.yesEnd}
      noLabel={m.keep}
      danger
      busy={busy}
      onConfirm={() => void end()}
    >
      {problem && (
        <Banner tone="bad" className="promos-problem">
          {problem}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
