import { fetchFigureFile } from '@seduh/api-client';
import type { FigureSection } from '@seduh/contract/constants';
import { Button, ChartOrTable, Download, Panel } from '@seduh/ui';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../lib/files/saveFile';
import { toastRefusal, useSubmit } from '../lib/useSubmit';
import { figuresQuery, type FiguresFilter } from './figuresFilter';
import { useWriting } from './writing';

export interface FigurePanelProps {
  section: FigureSection;
  filter: FiguresFilter;
  /** What the figures say in a sentence. */
  note?: string;
  /** Nothing to show of these days. */
  isEmpty: boolean;
  chart: ReactNode;
  table: ReactNode;
}

/** One thing that people ask: to look at, to read, and to take along. */
export function FigurePanel({ section, filter, note, isEmpty, chart, table }: FigurePanelProps) {
  const { m } = useWriting();
  const [asTable, setAsTable] = useState(false);
  const { submit, busy } = useSubmit();
  const download = () =>
    submit(async () => saveFile(await fetchFigureFile({ section, ...figuresQuery(filter) })), toastRefusal);

  return (
    <Panel className="fig-panel" title={m.sections[section]}>
      {isEmpty ? (
        <p className="sd-muted">{m.nothingHere}</p>
      ) : (
        <>
          {note && <p className="fig-note sd-muted">{note}</p>}
          <ChartOrTable asTable={asTable} onAsTableChange={setAsTable} chart={chart} table={table}>
            <Button
              variant="line"
              size="sm"
              icon={<Download />}
              loading={busy}
              aria-label={m.downloadOf(m.sections[section])}
              onClick={() => void download()}
            >
              {m.download}
            </Button>
          </ChartOrTable>
        </>
      )}
    </Panel>
  );
}
