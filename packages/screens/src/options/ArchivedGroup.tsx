import { editOptionGroup } from '@seduh/api-client';
import type { OptionGroupDetail } from '@seduh/contract';
import { Button, Link, toast } from '@seduh/ui';
import { paths } from '../lib/paths';
import { toastRefusal, useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { optionsWords } from './words';

interface ArchivedGroupProps {
  group: OptionGroupDetail;
  /** Called once it is back. */
  onBack: () => void;
}

/** A group that no product shows: its options, and the way back. */
export function ArchivedGroup({ group, onBack }: ArchivedGroupProps) {
  const m = useWords(optionsWords);
  const { submit, busy, problem } = useSubmit();
  const { id, group_name: name, options } = group;

  const bringBack = () =>
    submit(async () => {
      await editOptionGroup(id, { archived: false });
      toast.success(m.isBack(name));
      onBack();
    }, toastRefusal);

  return (
    <li className="sd-panel options-row">
      <div className="options-name">
        <Link className="sd-link" href={paths.optionEdit(String(id))}>
          {name}
        </Link>
        <p className="sd-small sd-muted">{options.map(({ option_name }) => option_name).join(', ')}</p>
      </div>
      <Button
        variant="line"
        size="sm"
        loading={busy}
        aria-label={m.bringBackOne(name)}
        onClick={() => void bringBack()}
      >
        {m.bringBack}
      </Button>
      {problem && (
        <p className="sd-error" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}
