// Somebody else saved the group meanwhile: what they changed, and what stays typed on top of it.
import type { Contents, Making, OptionGroupDetail } from '@seduh/contract';
import { LANGUAGE_NAMES, TRANSLATION_LOCALES } from '@seduh/contract/constants';
import type { Difference } from '../Conflict';
import { isSame } from '../values';
import { draftOf, type GroupDraft, type OptionDraft } from './optionForm';

/** What of a group is said in words. */
export interface GroupPhrases {
  name: string;
  min: string;
  max: string;
  order: string;
  offered: string;
  yes: string;
  no: string;
  /** What its absence is called. */
  none: string;
  /** @param language what it calls itself */
  nameIn: (language: string) => string;
  optionNamed: (name: string) => string;
  contentsOf: (name: string) => string;
  /** What an option adds to a price. */
  surcharge: (amount: number) => string;
  contents: (contents: Contents) => string;
  makingOf: (name: string) => string;
  makingInWords: (making: Making) => string;
}

/** What has changed between two states of a group. */
export function differencesOf(was: OptionGroupDetail, is: OptionGroupDetail, say: GroupPhrases): Difference[] {
  const ids = [...new Set([...was.options, ...is.options].map(({ id }) => id))];
  const options = ids.flatMap((id) => {
    const [old, now] = [was, is].map((group) => group.options.find((option) => option.id === id));
    const name = (old ?? now)?.option_name ?? '';
    const words = (option: typeof old) =>
      option ? `${option.option_name}, ${say.surcharge(option.surcharge)}` : say.none;
    const named = TRANSLATION_LOCALES.map((tag) => ({
      label: `${name}: ${say.nameIn(LANGUAGE_NAMES[tag])}`,
      was: old?.name_translations?.[tag] ?? say.none,
      is: now?.name_translations?.[tag] ?? say.none,
    }));
    const inside = { label: say.contentsOf(name), was: '', is: '' };
    if (old && now) Object.assign(inside, { was: say.contents(old.contains), is: say.contents(now.contains) });
    const time = { label: say.makingOf(name), was: '', is: '' };
    if (old && now) Object.assign(time, { was: say.makingInWords(old.making), is: say.makingInWords(now.making) });
    const itself = { label: say.optionNamed(name), was: words(old), is: words(now) };
    return [itself, ...(old && now ? named : []), inside, time];
  });
  const both = (group: OptionGroupDetail) =>
    group.options.filter(({ id }) => [was, is].every((one) => one.options.some((option) => option.id === id)));
  const orderOf = (group: OptionGroupDetail) => both(group).map(({ id }) => id);
  // by the names of now: another name is another difference
  const named = (group: OptionGroupDetail) =>
    orderOf(group)
      .map((id) => is.options.find((option) => option.id === id)?.option_name)
      .join(', ');
  const onProducts = ({ archived }: OptionGroupDetail) => (archived ? say.no : say.yes);
  return [
    { label: say.name, was: was.group_name, is: is.group_name },
    ...TRANSLATION_LOCALES.map((tag) => ({
      label: say.nameIn(LANGUAGE_NAMES[tag]),
      was: was.name_translations?.[tag] ?? say.none,
      is: is.name_translations?.[tag] ?? say.none,
    })),
    { label: say.min, was: String(was.min), is: String(is.min) },
    { label: say.max, was: String(was.max), is: String(is.max) },
    ...options,
    ...(isSame(orderOf(was), orderOf(is)) ? [] : [{ label: say.order, was: named(was), is: named(is) }]),
    { label: say.offered, was: onProducts(was), is: onProducts(is) },
  ].filter((one) => one.was !== one.is);
}

/** One's own value, unless they have changed it. */
const ownOf = <Value>(own: Value, was: Value, is: Value): Value => (isSame(was, is) ? own : is);

/** What is typed on top of what they have saved: what they changed too is theirs, the rest stays. */
export function keepOwn(draft: GroupDraft, was: OptionGroupDetail, is: OptionGroupDetail): GroupDraft {
  const [before, now] = [draftOf(was), draftOf(is)];
  return {
    group_name: ownOf(draft.group_name, before.group_name, now.group_name),
    names: ownOf(draft.names, before.names, now.names),
    min: ownOf(draft.min, before.min, now.min),
    max: ownOf(draft.max, before.max, now.max),
    options: keepRows(draft.options, before.options, now.options),
  };
}

/** Row by row, so that nobody loses an option for another one's price. */
function keepRows(own: OptionDraft[], before: OptionDraft[], now: OptionDraft[]): OptionDraft[] {
  const find = (rows: OptionDraft[], { key }: OptionDraft) => rows.find((row) => row.key === key);
  const merged = (row: OptionDraft): OptionDraft | undefined => {
    const [mine, old, theirs] = [find(own, row), find(before, row), find(now, row)];
    if (!theirs) return mine && isSame(mine, old) ? undefined : mine; // they removed it: gone, unless it was typed in
    if (!old) return theirs;
    if (!mine) return isSame(old, theirs) ? undefined : theirs; // removed here: stays so, unless they changed it
    return {
      ...mine,
      name: ownOf(mine.name, old.name, theirs.name),
      names: ownOf(mine.names, old.names, theirs.names),
      // the sign goes with its amount
      ...(isSame([old.isLess, old.surcharge], [theirs.isLess, theirs.surcharge])
        ? {}
        : { isLess: theirs.isLess, surcharge: theirs.surcharge }),
      contains: ownOf(mine.contains, old.contains, theirs.contains),
      making: ownOf(mine.making, old.making, theirs.making),
    };
  };
  const keys = (rows: OptionDraft[]) => rows.map(({ key }) => key);
  // in their order where they changed that, in one's own where not
  const [first, rest] = isSame(keys(before), keys(now)) ? [own, now] : [now, own];
  const all = [...first, ...rest.filter((row) => !find(first, row))];
  return all.flatMap((row) => merged(row) ?? []);
}
