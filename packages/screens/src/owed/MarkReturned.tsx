import { markReturned } from '@seduh/api-client';
import type { OwedRefund } from '@seduh/contract';
import { Banner, formatRupiah, toast, useMoney } from '@seduh/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { owedWords } from './words';

interface MarkReturnedProps {
  /** What is said to be back; null while nothing is asked. */
  refund: OwedRefund | null;
  onClose: () => void;
}

/** Asks whether the customer has this money back: it cannot be taken back. */
export function MarkReturned({ refund, onClose }: MarkReturnedProps) {
  const m = useWords(owedWords);
  const money = useMoney();
  const { submit, busy, problem, setProblem } = useSubmit();
  // still named while the question goes
  const [named, setNamed] = useState(refund);
  if (refund && refund !== named) setNamed(refund);
  const sum = formatRupiah(named?.amount ?? 0, money);
  const who = named?.customer_name ?? '';

  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const confirm = async ({ id }: OwedRefund) => {
    await markReturned(id);
    close();
    toast.success(m.returned(sum, who));
  };

  return (
    <ConfirmDialog
      open={refund !== null}
      onOpenChange={close}
      title={m.ask(sum, who)}
      text={named?.failure ? m.otherWay : m.forGood}
      yesLabel={m.yes}
      noLabel={m.no}
      busy={busy}
      onConfirm={() => {
        if (refund) void submit(() => confirm(refund));
      }}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
    </ConfirmDialog>
  );
}
