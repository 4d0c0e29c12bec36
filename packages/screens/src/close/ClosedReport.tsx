import type { DayClose } from '@seduh/contract';
import { differenceOf } from '@seduh/domain';
import { Banner, Button, Printer } from '@seduh/ui';
import { useState } from 'react';
import { PaperSheet } from '../lib/paper/PaperSheet';
import { pageHeight, ROLL_WIDTH } from '../lib/paper/measures';
import { useWords } from '../lib/words/words';
import { ClosePaper } from './ClosePaper';
import { OffBy } from './OffBy';
import { closeWords } from './words';

export interface ClosedReportProps {
  close: DayClose;
}

const A4 = { width: 210, height: 297 };

/** The report of a closed day as it comes out of the printer, on a sheet or on a roll. */
export default function ClosedReport({ close }: ClosedReportProps) {
  const m = useWords(closeWords);
  const [paper, setPaper] = useState<'a4' | 'roll' | null>(null);
  const [problem, setProblem] = useState('');
  const print = (size: 'a4' | 'roll') => {
    setProblem('');
    setPaper(size);
  };
  return (
    <div className="close-report">
      <div className="close-acts close-off-paper">
        <OffBy amount={differenceOf(close.tenders)} />
        <Button icon={<Printer />} disabled={paper !== null} onClick={() => print('a4')}>
          {m.printA4}
        </Button>
        <Button icon={<Printer />} variant="line" disabled={paper !== null} onClick={() => print('roll')}>
          {m.printRoll}
        </Button>
      </div>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <ClosePaper close={close} size="a4" />
      {paper && (
        <PaperSheet
          sizeOf={(laid) => (paper === 'roll' && laid ? { width: ROLL_WIDTH, height: pageHeight(laid) } : A4)}
          onDone={(isPrinted) => {
            setPaper(null);
            if (!isPrinted) setProblem(m.notPrinted);
          }}
        >
          <ClosePaper close={close} size={paper} />
        </PaperSheet>
      )}
    </div>
  );
}
