import { fetchAuditFile, useAuditLog, useAuditPeople } from '@seduh/api-client';
import { AUDIT_KINDS, COMMAND_LINE } from '@seduh/contract/constants';
import { Button, DateField, Download, SearchBox, Select } from '@seduh/ui';
import { saveFile } from '../lib/files/saveFile';
import { calendarDay } from '../lib/orders/moments';
import { StaffPage } from '../lib/page/StaffPage';
import { paths } from '../lib/paths';
import { useDebounced } from '../lib/useDebounced';
import { useShopClock } from '../lib/useShopClock';
import { toastRefusal, useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { kindOf, recordFileQuery, type RecordFilterProps, recordQuery } from './recordFilter';
import { RecordList } from './RecordList';
import { recordWords } from './words';
import './Record.css';

/** The row of a list that stands for all of it. */
const ALL = 'all';

/** What staff did, for staff: to be found, looked into and taken along. */
export function RecordScreen({ filter, onFilter }: RecordFilterProps) {
  const m = useWords(recordWords);
  const { kind, by, search, from, to } = filter;
  const list = useAuditLog(recordQuery(filter));
  const { data: people = [] } = useAuditPeople();
  const clock = useShopClock();
  const { submit, busy } = useSubmit();
  const [typed, setTyped] = useDebounced(search, (words) => onFilter({ ...filter, search: words, page: 1 }, true));
  const today = clock.isLoading ? undefined : calendarDay(clock);
  /** Whatever narrows the list, it starts again at its first page. */
  const narrow = (change: Partial<typeof filter>) => onFilter({ ...filter, search: typed.trim(), page: 1, ...change });
  const download = () => submit(async () => saveFile(await fetchAuditFile(recordFileQuery(filter))), toastRefusal);

  return (
    <StaffPage
      className="record"
      title={m.title}
      under={{ label: m.dashboard, href: paths.dashboard }}
      lead={m.lead}
      actions={
        <Button variant="brand" icon={<Download />} loading={busy} onClick={() => void download()}>
          {m.download}
        </Button>
      }
    >
      <div className="record-tools">
        <SearchBox
          label={m.find}
          placeholder={m.example}
          value={typed}
          onValueChange={setTyped}
          onSearch={(words) => narrow({ search: words })}
        />
        <Select
          label={m.about}
          options={[
            { value: ALL, label: m.everything },
            ...AUDIT_KINDS.map((value) => ({ value, label: m.kinds[value] })),
          ]}
          value={kind ?? ALL}
          placeholder={m.everything}
          onChange={(value) => narrow({ kind: kindOf(value) })}
        />
        <Select
          label={m.who}
          options={[
            { value: ALL, label: m.everybody },
            ...people.map(({ id, name }) => ({ value: id, label: id === COMMAND_LINE.id ? m.commandLine : name })),
          ]}
          value={by || ALL}
          placeholder={m.everybody}
          onChange={(value) => narrow({ by: value === ALL ? '' : value })}
        />
        <div className="record-days">
          <DateField label={m.from} value={from} max={to || today} onChange={(day) => narrow({ from: day })} />
          <DateField label={m.to} value={to} min={from} max={today} onChange={(day) => narrow({ to: day })} />
        </div>
      </div>
      <RecordList list={list} filter={filter} clock={clock} onFilter={onFilter} />
    </StaffPage>
  );
}
