import type { SettingsView } from '@seduh/contract';
import { SETTINGS_FIELDS, type AuditField, type SettingsSection } from '@seduh/contract/constants';
import { Banner, Button, Modal } from '@seduh/ui';
import { type FormEvent, useId, useRef } from 'react';
import { changeInWords, type ChangeStyle } from '../../lib/changes/changeInWords';
import { formatWhen } from '../../lib/format/dates';
import { sentence } from '../../lib/messageOf';
import { useWords } from '../../lib/words/words';
import { settingsWords } from '../words';
import { CardForm } from './CardForm';
import { DaysForm } from './DaysForm';
import { DeliveryForm } from './DeliveryForm';
import { FieldsForm } from './FieldsForm';
import { HoursForm } from './HoursForm';
import { PaymentForm } from './PaymentForm';
import { useSection } from './useSection';

export interface SectionDialogProps {
  section: SettingsSection;
  view: SettingsView;
  /** What changes of somebody else are written with. */
  style: ChangeStyle;
  onClose: () => void;
}

/** The change of a section. After a conflict one sees what it is now, and keeps what one typed; orders that fall outside are named first. */
export default function SectionDialog({ section, view, style, onClose }: SectionDialogProps) {
  const m = useWords(settingsWords);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const own = useSection(section, view, form, onClose);
  const { draft, errors, outside, busy, problem, today } = own;
  const fields: readonly AuditField[] = SETTINGS_FIELDS[section];
  const theirs = own.theirs.filter(({ field }) => fields.includes(field));
  const parts = { draft, errors, onEdit: own.edit };
  const send = (event: FormEvent) => {
    event.preventDefault();
    own.save();
  };

  return (
    <Modal
      open
      busy={busy}
      onOpenChange={onClose}
      title={m.sections[section]}
      actions={
        <>
          <Button variant="line" disabled={busy} onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {outside.length > 0 ? m.saveAnyway : m.save}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className="settings-form" method="post" noValidate onSubmit={send}>
        {problem && (
          <Banner tone="bad">
            {theirs.length > 0 ? (
              <>
                {`${sentence(problem)} ${m.conflict}`}
                <ul className="settings-theirs">
                  {theirs.map((change) => {
                    const { label, after } = changeInWords(change, style);
                    return <li key={label}>{`${label}: ${after}`}</li>;
                  })}
                </ul>
                {`${m.keepsTyped} `}
                <button type="button" className="sd-link" onClick={own.takeTheirs}>
                  {m.takeTheirs}
                </button>
              </>
            ) : outside.length > 0 ? (
              <>
                {m.outside}
                <ul className="settings-theirs">
                  {outside.map(({ id, number, ready_at }) => (
                    <li key={id} className="sd-num">{`${number}, ${formatWhen(ready_at, style.time)}`}</li>
                  ))}
                </ul>
                {m.outsideText}
              </>
            ) : (
              problem
            )}
          </Banner>
        )}
        {section === 'hours' ? (
          <HoursForm {...parts} today={today} style={style} onDrop={own.save} />
        ) : section === 'days' ? (
          <DaysForm {...parts} today={today} />
        ) : section === 'delivery' ? (
          <DeliveryForm {...parts} style={style} />
        ) : section === 'payment' ? (
          <PaymentForm {...parts} cards={own.cards} />
        ) : section === 'card' ? (
          <CardForm {...parts} />
        ) : (
          <FieldsForm {...parts} section={section} />
        )}
        {section !== 'hours' && <p className="sd-small sd-muted">{m.counts}</p>}
      </form>
    </Modal>
  );
}
