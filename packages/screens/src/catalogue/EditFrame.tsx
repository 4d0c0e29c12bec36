'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { ApiError } from '@seduh/api-client';
import { Banner, Breadcrumb, type BreadcrumbProps, Button, Panel, Skeleton } from '@seduh/ui';
import type { FormEvent, ReactNode, Ref } from 'react';
import { loadFailed, notFound } from '../lib/page/lazy';
import { PageTitle } from '../lib/page/PageTitle';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import './Catalogue.css';
import { type FieldsProps, FormFields, type FormKind, type KindWords } from './FormFields';
import type { TranslatedDraft } from './form';
import type { ImagePickerProps } from './ImagePicker';
import { catalogueWords } from './words';

export interface EditFrameProps<
  Item extends { image: string | null },
  Draft extends TranslatedDraft,
  Sent extends object,
>
  extends FormKind<Item, Draft, Sent>, FieldsProps<Item, Draft>, Pick<ImagePickerProps, 'image'> {
  /** Where the page hangs below the menu; the last is the page itself, and the tab's title. */
  crumbs: BreadcrumbProps['items'];
  heading: string;
  /** Below the fields. */
  children?: ReactNode;
  /** Said above the buttons, besides what is wrong with the whole. */
  note?: ReactNode;
  busy?: boolean;
  /** Below the form: what else can be done. */
  foot?: ReactNode;
  formRef: Ref<HTMLFormElement>;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
}

/** The page of one product or promo: the image at the start, its fields beside it. */
export function EditFrame<Item extends { image: string | null }, Draft extends TranslatedDraft, Sent extends object>(
  props: EditFrameProps<Item, Draft, Sent>,
) {
  const m = useWords(catalogueWords);
  const { words, side, image, draft, item, errors, crumbs, heading, children, note, busy, foot } = props;
  const { formRef, onSubmit, onCancel } = props;
  return (
    <div className="sd-wrap edit">
      <PageTitle>{crumbs.at(-1)?.label ?? heading}</PageTitle>
      <Breadcrumb items={[{ label: m.crumb, href: paths.products() }, ...crumbs]} />
      <h1 className="sd-display sd-t-1">{heading}</h1>
      <form ref={formRef} className="edit-form" noValidate onSubmit={onSubmit}>
        <div className="edit-side">
          {side({ image, error: errors.image, isChanged: item && image.file !== null }, draft, item)}
        </div>
        <Panel className="edit-fields">
          <FormFields {...props} />
          {children}
          {errors.form && <Banner tone="bad">{errors.form}</Banner>}
          {note && <Banner>{note}</Banner>}
          <div className="edit-actions">
            <Button type="submit" size="lg" loading={busy}>
              {words.save}
            </Button>
            <Button variant="line" size="lg" onClick={onCancel}>
              {m.cancel}
            </Button>
          </div>
        </Panel>
      </form>
      {foot}
    </div>
  );
}

export interface NoFormProps {
  /** What is said of it. */
  words: KindWords;
  /** Why it could not be had; undefined while it loads. */
  error: ApiError | undefined;
  onRetry: () => void;
  /** Where the others are. */
  back: string;
}

/** In place of a form whose product or promo loads, does not exist, or could not be had. */
export function NoForm({ words, error, onRetry, back }: NoFormProps) {
  const m = useWords(catalogueWords);
  if (error?.status === 404) {
    return (
      <notFound.Part
        pageTitle={words.missingPage}
        title={words.missing}
        text={m.typo}
        href={back}
        action={words.back}
      />
    );
  }
  if (error) {
    return <loadFailed.Part pageTitle={words.editPage} title={words.failed} error={error} onRetry={onRetry} />;
  }
  // the same boxes as the form, so that nothing moves
  return (
    <div className="sd-wrap edit" aria-busy="true">
      <p className="sd-sr" role="status">
        {words.loading}
      </p>
      <Skeleton width="40" />
      <div className="edit-form">
        <div className="edit-side">
          <Skeleton className="edit-wait" height="auto" />
        </div>
        <div className="sd-panel edit-fields">
          <Skeleton height="title" width="80" />
          <Skeleton height="title" width="55" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
