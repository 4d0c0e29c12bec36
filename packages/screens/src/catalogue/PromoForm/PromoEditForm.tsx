import { editPromo, type PromoEdit } from '@seduh/api-client';
import type { Promo } from '@seduh/contract';
import { EditFrame } from '../EditFrame';
import { EditPanel } from '../EditPanel';
import { type EditRules, useEditForm } from '../useEditForm';
import { paths } from '../../lib/paths';
import { differencesOf } from './differences';
import { changesOf, EMPTY_DRAFT, keepOwn, printOf, type PromoDraft, valuesOf, wrongInEdit } from './draft';
import { PromoFields } from './PromoFields';
import { PromoSide } from './PromoSide';

export interface PromoEditFormProps {
  /** As the server has it. */
  promo: Promo;
  onCancel: () => void;
  onSaved: () => void;
}

const rules: EditRules<Promo, PromoDraft, PromoEdit> = {
  empty: EMPTY_DRAFT,
  changesOf,
  valuesOf,
  wrongIn: wrongInEdit,
  keepOwn,
  save: ({ id }, changes, picture) => editPromo(id, changes, picture),
  nameOf: ({ code }) => code,
};

/** Changes of a promo: what is empty stays as it is, and only what differs is sent. */
export function PromoEditForm({ promo, onCancel, onSaved }: PromoEditFormProps) {
  const edit = useEditForm(promo, rules, onSaved);
  const { base, draft, errors } = edit;

  return (
    <EditFrame
      crumbs={[
        { label: 'Product', href: paths.products() },
        { label: 'Promos', href: paths.promos },
        { label: 'Edit promo' },
      ]}
      heading={base.promo_name}
      formRef={edit.formRef}
      onSubmit={edit.submit}
      picture={
        <PromoSide
          picture={edit.picture}
          error={errors.image}
          isChanged={edit.isPictureChanged}
          print={printOf(draft, base)}
        />
      }
    >
      <EditPanel what="promo" saveLabel="Save Promo" edit={edit} differencesOf={differencesOf} onCancel={onCancel}>
        <PromoFields draft={draft} errors={errors} promo={base} onChange={edit.change} />
      </EditPanel>
    </EditFrame>
  );
}
