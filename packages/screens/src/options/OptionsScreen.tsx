import { useOptionGroups } from '@seduh/api-client';
import type { OptionGroupDetail } from '@seduh/contract';
import { Breadcrumb, ChevronDown, EmptyState, LinkButton, Plus, Skeleton } from '@seduh/ui';
import { useRef } from 'react';
import { ListFailed } from '../lib/page/ListFailed';
import { PageTitle } from '../lib/page/PageTitle';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { ArchivedGroup } from './ArchivedGroup';
import { GroupCard } from './GroupCard';
import { optionsWords } from './words';
import './Options.css';

/** All groups of options, for staff: what can be chosen, on how many products, and what of it is sold out. */
export function OptionsScreen() {
  const m = useWords(optionsWords);
  const { data: groups, error, retry } = useOptionGroups();
  return (
    <div className="sd-wrap options">
      <PageTitle>{m.title}</PageTitle>
      <Breadcrumb items={[{ label: m.products, href: paths.products() }, { label: m.title }]} />
      <div className="options-head">
        <h1 className="sd-display sd-t-1">{m.title}</h1>
        <LinkButton href={paths.optionNew} icon={<Plus />}>
          {m.add}
        </LinkButton>
      </div>
      {groups ? (
        <Groups groups={groups} />
      ) : error ? (
        <ListFailed title={m.failed} error={error} onRetry={retry} />
      ) : (
        <div aria-busy="true" className="options-list">
          <p className="sd-sr" role="status">
            {m.loading}
          </p>
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} className="options-wait" height="auto" />
          ))}
        </div>
      )}
    </div>
  );
}

/** Those in use, and in a fold what is archived. */
function Groups({ groups }: { groups: OptionGroupDetail[] }) {
  const m = useWords(optionsWords);
  const list = useRef<HTMLUListElement>(null);
  const offered = groups.filter(({ archived }) => !archived);
  const archived = groups.filter((group) => group.archived);
  return (
    <>
      {offered.length > 0 ? (
        <p className="sd-muted">{m.hint}</p>
      ) : archived.length > 0 ? (
        <EmptyState title={m.allArchived} text={m.allArchivedText} />
      ) : (
        <EmptyState title={m.nothing} text={m.nothingText} />
      )}
      <ul ref={list} tabIndex={-1} className="options-list">
        {offered.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </ul>
      {archived.length > 0 && (
        <details className="options-archived">
          <summary>
            {m.archived(archived.length)} <ChevronDown />
          </summary>
          <ul className="options-list">
            {archived.map((group) => (
              // it goes from the fold, and the focus with it
              <ArchivedGroup key={group.id} group={group} onBack={() => list.current?.focus()} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
