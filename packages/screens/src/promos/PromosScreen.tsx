import { endPromo, type PromoState, useStaffPromos } from '@seduh/api-client';
import type { Promo } from '@seduh/contract';
import { Banner, Breadcrumb, LinkButton, Plus, Segment, toast } from '@seduh/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { paths } from '../lib/paths';
import { PageTitle } from '../lib/page/PageTitle';
import { toastRefusal, useSubmit } from '../lib/useSubmit';
import './Promos.css';
import { PromoList } from './PromoList';

export interface PromosScreenProps {
  /** Which promos are shown. */
  state: PromoState;
  /** From 1. */
  page: number;
  /** Asked for others, or for another page of them. */
  onChange: (shown: { state: PromoState; page: number }) => void;
}

const states: { value: PromoState; label: string }[] = [
  { value: 'running', label: 'Running' },
  { value: 'ended', label: 'Ended' },
];

/** The shop's promos, for staff: how they are used, how long they run, and ending them. */
export function PromosScreen({ state, page, onChange }: PromosScreenProps) {
  const list = useStaffPromos(state, page);
  const [ending, setEnding] = useState<Promo | null>(null);

  return (
    <div className="sd-wrap promos">
      <PageTitle>Promos</PageTitle>
      <Breadcrumb items={[{ label: 'Product', href: paths.products() }, { label: 'Promos' }]} />
      <div className="promos-head">
        <h1 className="sd-display sd-t-1">Promos</h1>
        <LinkButton href={paths.promoNew} icon={<Plus />}>
          Add Promo
        </LinkButton>
      </div>
      <Segment
        className="promos-which"
        legend="Which promos"
        hideLegend
        options={states}
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
    </div>
  );
}

interface EndPromoProps {
  /** The promo to be ended; null while none is. */
  promo: Promo | null;
  onClose: () => void;
}

/** Asks whether a promo shall end, and ends it. */
function EndPromo({ promo, onClose }: EndPromoProps) {
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
      toast.success(`${code} has ended`);
      close();
    }, toastRefusal);
  };

  return (
    <ConfirmDialog
      open={promo !== null}
      onOpenChange={close}
      title={`End ${code}?`}
      text="It stops working at once, for good. Orders that used it keep their discount."
      yesLabel="End it"
      noLabel="Keep it"
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
