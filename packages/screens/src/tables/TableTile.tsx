import type { Table } from '@seduh/contract';
import { isNumbered } from '@seduh/contract/constants';
import { Mark, useLocale } from '@seduh/ui';
import { QrCode } from '../lib/qr/QrCode';
import { useWords } from '../lib/words/words';
import './TableTile.css';
import { tableWords } from './words';

export interface TableTileProps {
  table: Pick<Table, 'label' | 'code'>;
  /** The whole link with a code. */
  linkOf: (code: string) => string;
  /** The shop's. */
  name: string;
}

/** Up to how many letters a name is written at its largest, and at its second. */
const LARGE = 3;
const MIDDLE = 9;

/** What stands on a table, A6: whose it is, its code, its name, and what to do, in both languages. */
export function TableTile({ table: { label, code }, linkOf, name }: TableTileProps) {
  const m = useWords(tableWords);
  const other = useLocale().startsWith('id') ? 'en' : 'id';
  const size = label.length <= LARGE ? 'large' : label.length <= MIDDLE ? 'middle' : 'small';
  return (
    <article className="tile" aria-label={m.preview(label)}>
      <p className="tile-shop">
        <Mark />
        <span translate="no">{name}</span>
      </p>
      <QrCode className="tile-code" text={linkOf(code)} label={m.code(label)} />
      <p className="tile-table">
        {isNumbered(label) && (
          <span className="tile-word">
            {m.word} · <span lang={other}>{m.otherWord}</span>
          </span>
        )}
        <b data-size={size}>
          <bdi>{label}</bdi>
        </b>
      </p>
      <p className="tile-say">{m.scan}</p>
      <p className="tile-say" lang={other}>
        {m.otherScan}
      </p>
      {/* to be typed, where there is no camera */}
      <p className="tile-link" dir="ltr" translate="no">
        {linkOf(code).replace(/^https?:\/\//, '')}
      </p>
    </article>
  );
}
