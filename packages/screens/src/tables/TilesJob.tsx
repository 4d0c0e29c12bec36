import type { Table } from '@seduh/contract';
import { PaperSheet } from '../lib/paper/PaperSheet';
import { TableTile, type TableTileProps } from './TableTile';

export type TilePaper = 'a6' | 'a4';

/** Tiles to print, and on what. */
export interface TilesToPrint {
  tables: readonly Table[];
  paper: TilePaper;
}

/** The pages' sizes, mm. */
const PAPERS = { a6: { width: 105, height: 148 }, a4: { width: 210, height: 297 } } as const satisfies Record<
  TilePaper,
  unknown
>;
const ON_A4 = 4;

interface TilesJobProps extends Omit<TableTileProps, 'table'> {
  job: TilesToPrint;
  /** Called once with whether the browser has printed. */
  onDone: (isPrinted: boolean) => void;
}

/** Has tiles printed once: one a page of A6, or four a page of A4. */
export function TilesJob({ job: { tables, paper }, onDone, ...tile }: TilesJobProps) {
  const tiles = tables.map((table) => <TableTile key={table.id} table={table} {...tile} />);
  const pages = Array.from({ length: Math.ceil(tiles.length / ON_A4) }, (_, page) => ({
    first: tables[page * ON_A4]?.id,
    tiles: tiles.slice(page * ON_A4, (page + 1) * ON_A4),
  }));
  return (
    <PaperSheet sizeOf={() => PAPERS[paper]} onDone={onDone}>
      {paper === 'a6' ? (
        <div className="tiles-a6">{tiles}</div>
      ) : (
        <div className="tiles">
          {pages.map((page) => (
            <div key={page.first} className="tiles-a4">
              {page.tiles}
            </div>
          ))}
        </div>
      )}
    </PaperSheet>
  );
}
