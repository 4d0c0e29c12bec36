import type { Table } from '@seduh/contract';
import { Banner, Button, EmptyState, Panel, Printer, Segment } from '@seduh/ui';
import { useState } from 'react';
import { useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import { AddTables } from './AddTables';
import { TableRow } from './TableRow';
import { TableTile } from './TableTile';
import { type TilePaper, TilesJob, type TilesToPrint } from './TilesJob';
import { tableWords } from './words';

export interface TablesViewProps {
  tables: Table[];
  /** The whole link with a table's code, as it is printed. */
  linkOf: (code: string) => string;
}

/** The tables that are there, what is done with them, and the tiles to print. */
export default function TablesView({ tables, linkOf }: TablesViewProps) {
  const m = useWords(tableWords);
  const { shop } = useShopClock();
  const [paper, setPaper] = useState<TilePaper>('a6');
  const [job, setJob] = useState<TilesToPrint | null>(null);
  const [problem, setProblem] = useState('');
  const standing = tables.filter(({ active }) => active);
  const [first] = standing;
  const name = shop?.name;
  const print = (chosen: readonly Table[]) => {
    setProblem('');
    setJob({ tables: chosen, paper });
  };
  const isOff = job !== null || name === undefined;
  const papers = [
    { value: 'a6', label: m.a6 },
    { value: 'a4', label: m.a4 },
  ] as const;

  return (
    <div className="tables-parts">
      <div className="tables-main">
        <AddTables />
        {tables.length === 0 ? (
          <EmptyState title={m.empty} text={m.emptyText} />
        ) : (
          <Panel title={m.list}>
            <p role="status" className="sd-small sd-muted sd-num">
              {m.count(standing.length)}
            </p>
            <ul className="tables-list">
              {tables.map((table) => (
                <TableRow
                  key={table.id}
                  table={table}
                  link={linkOf(table.code)}
                  isPrintOff={isOff}
                  onPrint={() => print([table])}
                />
              ))}
            </ul>
          </Panel>
        )}
      </div>
      {first && (
        <Panel title={m.tiles} className="tables-tiles">
          <p className="sd-small sd-muted">{m.tilesText}</p>
          <Segment
            legend={m.paper}
            options={[...papers]}
            value={paper}
            onChange={(value) => setPaper(papers.find((one) => one.value === value)?.value ?? paper)}
          />
          <Button icon={<Printer />} disabled={isOff} onClick={() => print(standing)}>
            {m.print(standing.length)}
          </Button>
          {problem && <Banner tone="bad">{problem}</Banner>}
          {name !== undefined && (
            <div className="tables-preview">
              <TableTile table={first} linkOf={linkOf} name={name} />
            </div>
          )}
        </Panel>
      )}
      {job && name !== undefined && (
        <TilesJob
          job={job}
          linkOf={linkOf}
          name={name}
          onDone={(isPrinted) => {
            setJob(null);
            if (!isPrinted) setProblem(m.notPrinted);
          }}
        />
      )}
    </div>
  );
}
