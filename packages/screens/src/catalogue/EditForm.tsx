import { ArrowRight, Banner, type BreadcrumbProps, Button, Panel } from '@seduh/ui';
import type { ReactNode } from 'react';
import { paths } from '../lib/paths';
import { EditFrame } from './EditFrame';
import type { Difference, Form } from './form';
import type { FieldsProps } from './FormFields';
import type { ImagePickerProps } from './ImagePicker';
import { type Editable, type EditOptions, useEditForm } from './useEditForm';

export interface EditScreenProps {
  /** Its id, as the URL has it. */
  id: string;
  onCancel: () => void;
  /** It is saved. */
  onSaved: () => void;
}

interface EditFormProps<Item extends Editable, Draft extends object, Sent extends object> extends EditOptions<
  Item,
  Sent
> {
  /** `Product`, `Promo`. */
  what: string;
  /** As the server has it. */
  item: Item;
  form: Form<Item, Draft, Sent>;
  headingOf: (item: Item) => string;
  /** Between the menu and this page. */
  crumbsOf: (item: Item) => BreadcrumbProps['items'];
  /** The last crumb. */
  title: string;
  /** Stands beside the fields. */
  side: (picker: ImagePickerProps, draft: Draft, base: Item) => ReactNode;
  fields: (props: FieldsProps<Item, Draft>) => ReactNode;
  /** Below the form: what acts at once. */
  foot?: (base: Item, setBase: (base: Item) => void) => ReactNode;
  onCancel: () => void;
}

/** Changes of something: what is empty stays as it is, and only what differs is sent. */
export function EditForm<Item extends Editable, Draft extends object, Sent extends object>(
  props: EditFormProps<Item, Draft, Sent>,
) {
  const { what, item, form, headingOf, crumbsOf, title, side, fields, foot, onCancel } = props;
  const edit = useEditForm(item, form, props);
  const { base, conflict, draft, errors, busy, image } = edit;

  return (
    <EditFrame
      crumbs={[{ label: 'Product', href: paths.products() }, ...crumbsOf(base), { label: title }]}
      heading={headingOf(base)}
      formRef={edit.formRef}
      onSubmit={edit.submit}
      side={side({ image, error: errors.image, isChanged: image.file !== null }, draft, base)}
      foot={foot?.(base, edit.setBase)}
    >
      <Panel className="edit-fields">
        {fields({ draft, errors, onChange: edit.change, item: base })}
        {conflict && (
          <Conflict
            what={what.toLowerCase()}
            differences={form.differencesOf(base, conflict)}
            busy={busy}
            onLoad={() => edit.load(conflict)}
            onSaveAnyway={() => edit.saveAnyway(conflict)}
          />
        )}
        {errors.form && <Banner tone="bad">{errors.form}</Banner>}
        {edit.isIdle && <Banner>Nothing is changed yet. Type over what shall be different.</Banner>}
        <div className="edit-actions">
          <Button type="submit" size="lg" loading={busy}>{`Save ${what}`}</Button>
          <Button variant="line" size="lg" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Panel>
    </EditFrame>
  );
}

interface ConflictProps {
  what: string;
  differences: Difference[];
  busy: boolean;
  /** Go on from what is there now. */
  onLoad: () => void;
  /** Save all the same. */
  onSaveAnyway: () => void;
}

/** Somebody else was faster: what they changed, and what to do about it. What was typed is kept. */
function Conflict({ what, differences, busy, onLoad, onSaveAnyway }: ConflictProps) {
  return (
    <Banner tone="bad">
      <p>{`Somebody else saved this ${what} while you were at it. Nothing of yours is saved yet.`}</p>
      <ul className="edit-list small num">
        {differences.map(({ label, was, is }) => (
          <li key={label}>
            {label}: <s>{was}</s> <ArrowRight size="1em" />
            <span className="sr">is now</span> {is}
          </li>
        ))}
      </ul>
      <div className="edit-choices">
        <Button variant="line" size="sm" disabled={busy} onClick={onLoad}>
          Load the new values
        </Button>
        <Button variant="line" size="sm" danger loading={busy} onClick={onSaveAnyway}>
          Save mine anyway
        </Button>
      </div>
    </Banner>
  );
}
