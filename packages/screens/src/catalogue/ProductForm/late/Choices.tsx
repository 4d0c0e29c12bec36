'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { useGroupsToAttach } from '@seduh/api-client';
import { Banner, Button, Skeleton, useLocale } from '@seduh/ui';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { pageWords } from '../../../lib/page/words';
import { useWords } from '../../../lib/words/words';
import { groupsOf, type ProductGroups, typedGroups } from '../productOptions';
import { useProductFormWords } from '../words';
import { ChoicesPreview } from './ChoicesPreview';
import type { OptionsFieldsProps } from './ProductContents';
import { FieldsError } from './FieldsError';
import { GroupRow, type KnownGroup } from './GroupRow';
import { productOptionsWords } from './words';

/**
 * Whoever asks for more goes on at the first of what is new: the button may be gone by then.
 * @param ids of what there is
 */
function useMore(list: RefObject<HTMLElement | null>, ids: readonly number[]) {
  /** How many there were as more was asked for; null while it is not. */
  const before = useRef<number>(null);
  useEffect(() => {
    if (before.current === null || ids.length <= before.current) return;
    list.current?.querySelector<HTMLElement>(`[name="group-${ids[before.current]}"]`)?.focus();
    before.current = null;
  }, [ids, list]);
  /** Called as more is asked for. */
  return () => void (before.current = ids.length);
}

/** All groups: those of the product first, in its order; below, what customers are asked by them. */
export function Choices({ draft, errors, onChange, item: product }: OptionsFieldsProps) {
  const m = useWords(productOptionsWords);
  const { choices } = useProductFormWords();
  const { tryAgain } = useWords(pageWords);
  const locale = useLocale();
  const errorId = useId();
  const [news, setNews] = useState('');
  const [pages, setPages] = useState(1);
  const { data, meta, error: failure, isStale, retry } = useGroupsToAttach(pages);
  // what has come stays, also where more of it does not
  const [offered, setOffered] = useState(data);
  if (data && data !== offered) setOffered(data);
  const isAll = !isStale && meta !== undefined && meta.page >= meta.totalPage;
  const list = useRef<HTMLDivElement>(null);
  const goOnAtNew = useMore(list, offered?.map(({ id }) => id) ?? []);
  const own = groupsOf(draft, product);
  const error = errors.option_groups;

  // those of the product are known without the list
  const known = new Map<number, KnownGroup>(
    [...(product?.option_groups ?? []), ...(offered ?? [])].map((group) => [group.id, group]),
  );
  // a draft that was kept may name one that only stands further on
  if (data && !isStale && !isAll && own.some(({ id }) => !known.has(id))) setPages(pages + 1);
  const attached = own.flatMap(({ id, default_ids }) => {
    const group = known.get(id);
    if (!group) return [];
    // in the whole list of those in use it would stand
    const archived = isAll && !offered?.some((one) => one.id === id);
    return [{ ...group, archived, default_ids }];
  });
  const others = (offered ?? []).filter(({ id }) => !own.some((group) => group.id === id));

  const change = (next: ProductGroups) => onChange({ optionGroups: typedGroups(next, product) });
  const toggle = (id: number) =>
    change(
      own.some((group) => group.id === id) ? own.filter((group) => group.id !== id) : [...own, { id, default_ids: [] }],
    );
  const setDefaults = (id: number, default_ids: number[]) =>
    change(own.map((group) => (group.id === id ? { id, default_ids } : group)));
  const move = ({ id, group_name: name }: KnownGroup, to: number) => {
    const next = own.filter((group) => group.id !== id);
    change([...next.slice(0, to), ...own.filter((group) => group.id === id), ...next.slice(to)]);
    setNews(m.movedTo(name, (to + 1).toLocaleString(locale), own.length.toLocaleString(locale)));
  };

  return (
    <>
      <p className="sd-small sd-muted">{m.intro}</p>
      {/* can be gone to when it is refused, as it is no field that could be invalid */}
      <div
        ref={list}
        className="edit-groups"
        role="group"
        aria-label={choices}
        aria-describedby={error ? errorId : undefined}
        tabIndex={error ? -1 : undefined}
        data-bad={error ? '' : undefined}
      >
        {/* one list, so that a row that is ticked keeps the focus where it moves to */}
        {[...attached, ...others].map((group, place) => (
          <GroupRow
            key={group.id}
            group={group}
            attached={'default_ids' in group ? { defaults: group.default_ids, place, count: attached.length } : null}
            onToggle={() => toggle(group.id)}
            onMove={(to) => move(group, to)}
            onDefaults={(ids) => setDefaults(group.id, ids)}
          />
        ))}
        {offered?.length === 0 && attached.length === 0 && <p className="sd-small sd-muted">{m.noGroups}</p>}
        <FieldsError id={errorId}>{error}</FieldsError>
      </div>
      <p className="sd-sr" role="status">
        {news}
      </p>
      {data && !isAll && (
        <div className="edit-choices">
          <Button
            variant="line"
            loading={isStale}
            onClick={() => {
              goOnAtNew();
              setPages(pages + 1);
            }}
          >
            {m.more}
          </Button>
        </div>
      )}
      {!data &&
        (failure ? (
          <>
            <Banner tone="bad">
              {m.failed} {failure.msg}
            </Banner>
            <div className="edit-choices">
              <Button variant="line" onClick={retry}>
                {tryAgain}
              </Button>
            </div>
          </>
        ) : (
          <div role="status" aria-label={m.loading}>
            <Skeleton height="title" />
          </div>
        ))}
      {attached.length > 0 && <ChoicesPreview groups={attached} draft={draft} product={product} />}
    </>
  );
}
