import { type ListResource, useOptionGroups } from '@seduh/api-client';
import type { OptionGroupDetail } from '@seduh/contract';
import { Button, ChevronDown, EmptyState, LinkButton, Pager, Plus } from '@seduh/ui';
import { useRef, useState } from 'react';
import { ListFailed } from '../lib/page/ListFailed';
import { Waiting } from '../lib/page/Waiting';
import { StaffPage } from '../lib/page/StaffPage';
import { paths } from '../lib/paths';
import { usePageFocus } from '../lib/usePageFocus';
import { useWords } from '../lib/words/words';
import { ArchivedGroup } from './ArchivedGroup';
import { GroupCard } from './GroupCard';
import { optionsWords } from './words';
import './Options.css';

export interface OptionsScreenProps {
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** The groups of options, for staff: what can be chosen, on how many products, and what of it is sold out. */
export function OptionsScreen({ page, onPage }: OptionsScreenProps) {
  const m = useWords(optionsWords);
  const offered = useOptionGroups({ archived: false, page });
  const [archivedPage, setArchivedPage] = useState(1);
  const archived = useOptionGroups({ archived: true, page: archivedPage });
  const failed = [offered, archived].filter(({ data, error }) => error && !data);
  const [first] = failed;
  return (
    <StaffPage
      className="options"
      title={m.title}
      under={{ label: m.products, href: paths.products() }}
      lead={m.hint}
      actions={
        <LinkButton href={paths.optionNew} icon={<Plus />}>
          {m.add}
        </LinkButton>
      }
    >
      {first?.error ? (
        <ListFailed title={m.failed} error={first.error} onRetry={() => failed.forEach(({ retry }) => retry())} />
      ) : offered.data && archived.data ? (
        <Groups {...{ offered, archived, page, onPage }} onArchivedPage={setArchivedPage} />
      ) : (
        <Waiting label={m.loading} rows={4} className="options-list" rowClass="options-wait" />
      )}
    </StaffPage>
  );
}

interface GroupsProps extends OptionsScreenProps {
  offered: ListResource<OptionGroupDetail>;
  archived: ListResource<OptionGroupDetail>;
  onArchivedPage: (page: number) => void;
}

/** Those in use, and in a fold what is archived: a page of each. */
function Groups({ offered, archived, page, onPage, onArchivedPage }: GroupsProps) {
  const m = useWords(optionsWords);
  const list = useRef<HTMLUListElement>(null);
  const { heading, turnTo } = usePageFocus(offered.isStale ? null : offered.meta?.page, onPage);
  const { data: groups = [] } = offered;
  const { data: off = [], meta } = archived;
  return (
    <>
      <section className="options-groups">
        <h2 ref={heading} tabIndex={-1} className="sd-sr">
          {m.page(page)}
        </h2>
        {groups.length > 0 ? null : page > 1 ? (
          <EmptyState
            title={m.pastTheEnd}
            text={m.fewerPages}
            action={<Button onClick={() => onPage(1)}>{m.toFirstPage}</Button>}
          />
        ) : off.length > 0 ? (
          <EmptyState title={m.allArchived} text={m.allArchivedText} />
        ) : (
          <EmptyState title={m.nothing} text={m.nothingText} />
        )}
        <ul ref={list} tabIndex={-1} className="options-list" aria-busy={offered.isStale}>
          {groups.map((group) => (
            <GroupCard key={group.id} group={group} />
          ))}
        </ul>
        <Pages list={offered} onPage={turnTo} />
      </section>
      {meta && meta.totalData > 0 && (
        <details className="options-archived">
          <summary>
            {m.archived(meta.totalData)} <ChevronDown />
          </summary>
          <ul className="options-list" aria-busy={archived.isStale}>
            {off.map((group) => (
              // it goes from the fold, and the focus with it
              <ArchivedGroup key={group.id} group={group} onBack={() => list.current?.focus()} />
            ))}
          </ul>
          {off.length === 0 && <Button onClick={() => onArchivedPage(1)}>{m.toFirstPage}</Button>}
          <Pages list={archived} onPage={onArchivedPage} />
        </details>
      )}
    </>
  );
}

interface PagesProps {
  list: ListResource<OptionGroupDetail>;
  onPage: (page: number) => void;
}

/** The way to a list's other pages; nothing where there are none. */
const Pages = ({ list: { data, meta, isStale }, onPage }: PagesProps) =>
  meta &&
  meta.totalPage > 1 &&
  data?.length !== 0 && <Pager page={meta.page} totalPage={meta.totalPage} busy={isStale} onPage={onPage} />;
