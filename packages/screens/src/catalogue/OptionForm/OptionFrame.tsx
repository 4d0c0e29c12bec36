'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { OptionGroupDetail } from '@seduh/contract';
import { LIMITS, TRANSLATION_LOCALES } from '@seduh/contract/constants';
import { Banner, Breadcrumb, Button, Panel, TextField } from '@seduh/ui';
import type { FormEvent, ReactNode, Ref } from 'react';
import { PageTitle } from '../../lib/page/PageTitle';
import { paths } from '../../lib/paths';
import type { FormErrors } from '../../lib/useSubmit';
import '../Catalogue.css';
import { digitsOf } from '../values';
import './OptionForm.css';
import { NamesIn } from './NamesIn';
import type { GroupDraft } from './optionForm';
import { OptionPreview } from './OptionPreview';
import { OptionRows } from './OptionRows';
import { useOptionFormWords } from './words';

export interface OptionFrameProps {
  /** The tab's title. */
  page: string;
  /** The last of the crumbs; the title where left out. */
  crumb?: string;
  heading: string;
  draft: GroupDraft;
  errors: FormErrors;
  /** What is there already. */
  group?: OptionGroupDetail;
  busy: boolean;
  /** Said above the buttons. */
  note?: ReactNode;
  formRef: Ref<HTMLFormElement>;
  onChange: (change: (draft: GroupDraft) => GroupDraft) => void;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  /** Below the fields: what somebody else has saved. */
  children?: ReactNode;
  /** Below the form: what acts at once. */
  foot?: ReactNode;
}

/** The page of one group: its fields, its options, and beside them what customers will see. */
export function OptionFrame(props: OptionFrameProps) {
  const m = useOptionFormWords();
  const { page, heading, draft, errors, group, busy, note, formRef, onChange, onSubmit, onCancel } = props;
  const numberOf = (name: 'min' | 'max', label: string, hint: string) => (
    <TextField
      {...{ name, label, hint }}
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(LIMITS.groupOptions).length}
      error={errors[name]}
      value={draft[name]}
      onChange={({ target }) => onChange((before) => ({ ...before, [name]: digitsOf(target.value) }))}
    />
  );
  return (
    <div className="sd-wrap edit">
      <PageTitle>{page}</PageTitle>
      <Breadcrumb
        items={[
          { label: m.crumb, href: paths.products() },
          { label: m.options, href: paths.options },
          { label: props.crumb ?? page },
        ]}
      />
      <h1 className="sd-display sd-t-1">{heading}</h1>
      <form ref={formRef} className="edit-form" noValidate onSubmit={onSubmit}>
        <div className="edit-side">
          <OptionPreview draft={draft} group={group} />
        </div>
        <Panel className="edit-fields">
          <TextField
            label={m.name}
            name="group_name"
            required
            autoComplete="off"
            maxLength={LIMITS.groupName}
            placeholder={m.nameExample}
            error={errors.group_name}
            value={draft.group_name}
            onChange={({ target }) => onChange((before) => ({ ...before, group_name: target.value }))}
          />
          <div className="edit-two">
            {numberOf('min', m.min, m.minHint)}
            {numberOf('max', m.max, m.maxHint)}
          </div>
          <OptionRows
            rows={draft.options}
            errors={errors}
            onChange={(change) => onChange((before) => ({ ...before, options: change(before.options) }))}
          />
          {TRANSLATION_LOCALES.map((tag) => (
            <NamesIn key={tag} {...{ tag, draft, errors, onChange }} />
          ))}
          {props.children}
          {errors.form && <Banner tone="bad">{errors.form}</Banner>}
          {note && <Banner>{note}</Banner>}
          <div className="edit-actions">
            <Button type="submit" size="lg" loading={busy}>
              {m.save}
            </Button>
            <Button variant="line" size="lg" onClick={onCancel}>
              {m.cancel}
            </Button>
          </div>
        </Panel>
      </form>
      {props.foot}
    </div>
  );
}
