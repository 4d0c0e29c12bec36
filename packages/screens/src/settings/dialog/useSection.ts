import { changeSettings } from '@seduh/api-client';
import type { OrdersOutside, SettingsBody, SettingsView, ShopSettings } from '@seduh/contract';
import type { SettingsSection } from '@seduh/contract/constants';
import { changesBetween, settingsFacts } from '@seduh/domain/audit';
import { settingsProblems } from '@seduh/domain/settings';
import { toast } from '@seduh/ui';
import { type RefObject, useState } from 'react';
import { useFirstWrong, useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { settingsWords } from '../words';
import { ruleWords } from './words';
import { type Draft, type Errors, errorsOf, namesOf } from './draft';

/** What is typed into a section, from opening to saving. A refusal keeps it, whatever it says. */
export function useSection(
  section: SettingsSection,
  view: SettingsView,
  form: RefObject<HTMLFormElement | null>,
  onClose: () => void,
) {
  const m = useWords(settingsWords);
  const { say } = useWords(ruleWords);
  // what the form was made from: it stays while somebody else's changes arrive
  const [base, setBase] = useState(view);
  const [draft, setDraft] = useState<Draft>(view.settings);
  const [errors, setErrors] = useState<Errors>({});
  const [theirs, setTheirs] = useState<ReturnType<typeof changesBetween>>([]);
  const [outside, setOutside] = useState<OrdersOutside['orders']>([]);
  const { submit, busy, problem, setProblem } = useSubmit();
  useFirstWrong(form, errors);

  const names = namesOf(section);

  function save(values = draft) {
    const { settings: before, today, cards } = base;
    const problems = settingsProblems(values as ShopSettings, names, { today, cards, before });
    setErrors(Object.fromEntries(Object.entries(problems).map(([name, msg]) => [name, say(msg)])));
    setProblem(undefined);
    if (Object.keys(problems).length > 0) return;
    const body = {
      section,
      version: base.versions[section],
      settings: Object.fromEntries(names.map((name) => [name, values[name]])),
      accept_orders: outside.map(({ id }) => id),
    } as unknown as SettingsBody;
    void submit(
      async () => {
        await changeSettings(body);
        toast.success(m.saved(m.sections[section]));
        onClose();
      },
      ({ code, data, fields }) => {
        if (code === 'EDIT_CONFLICT') {
          const now = data as SettingsView;
          setTheirs(changesBetween(settingsFacts(base.settings), settingsFacts(now.settings)));
          setBase(now);
        } else if (code === 'ORDERS_OUTSIDE') setOutside((data as OrdersOutside).orders);
        else setErrors(errorsOf(fields));
      },
    );
  }

  return {
    draft,
    errors,
    theirs,
    outside,
    busy,
    problem,
    today: base.today,
    cards: base.cards,
    /** Changes what is typed; what was named of orders is not true of it any more. */
    edit(changes: Partial<Draft>) {
      setDraft((now) => ({ ...now, ...changes }));
      setErrors({});
      setOutside([]);
    },
    /** Lays what somebody else has saved in place of what is typed. */
    takeTheirs() {
      setDraft(base.settings);
      setTheirs([]);
      setErrors({});
      setProblem(undefined);
    },
    save,
  };
}
