'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { LANGUAGE_NAMES, TRANSLATION_LOCALES, type TranslationLocale } from '@seduh/contract/constants';
import { MoneyField, SelectField, TextArea, TextField, useLocale } from '@seduh/ui';
import type { FocusEvent, ReactNode } from 'react';
import type { FormErrors } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { Fold } from './Fold';
import { type AnyField, fieldIn, type Form, shownOf, TRANSLATED, type TranslatedDraft } from './form';
import type { ImagePickerProps } from './ImagePicker';
import { catalogueWords, type CatalogueWords } from './words';

/** What the fields of a form, all or some of them, are given. */
export interface FieldsProps<Item, Draft> {
  draft: Draft;
  errors: FormErrors;
  onChange: (change: Partial<Draft>) => void;
  /** What is there already: shows as placeholders. */
  item?: Item;
}

/** What is said of a product, or a promo, as a whole. */
export type KindWords = CatalogueWords['product' | 'promo'];

/** What a form is about: a product, a promo; the same for a new one and for one that is edited. */
export interface FormKind<Item extends { image: string | null }, Draft extends TranslatedDraft, Sent extends object> {
  /** What is said of it. */
  words: KindWords;
  form: Form<Item, Draft, Sent>;
  /** Stands beside the fields; `item` is what is there already. */
  side: (picker: ImagePickerProps, draft: Draft, item?: Item) => ReactNode;
  /** Above the fields of the form's table: what they hang on. */
  lead?: (props: FieldsProps<Item, Draft>) => ReactNode;
  /** Below the fields of the form's table: what is made by several controls, and boxes to tick. */
  more: (props: FieldsProps<Item, Draft>) => ReactNode;
}

interface FormFieldsProps<Item extends { image: string | null }, Draft extends TranslatedDraft, Sent extends object>
  extends FieldsProps<Item, Draft>, Pick<FormKind<Item, Draft, Sent>, 'form' | 'lead' | 'more'> {}

type Row<Item> = [name: string, field: AnyField<Item>];

/** Everything of a form but the image: its table's fields in their order, two halves side by side, and the rest. */
export function FormFields<Item extends { image: string | null }, Draft extends TranslatedDraft, Sent extends object>(
  props: FormFieldsProps<Item, Draft, Sent>,
) {
  const { form, lead, more, draft, errors, onChange, item } = props;
  const lines: Row<Item>[][] = [];
  for (const row of Object.entries(form.fields).filter(([, { control }]) => control !== 'check')) {
    const line = lines.at(-1);
    if (row[1].isHalf && line?.length === 1 && line[0]?.[1].isHalf) line.push(row);
    else lines.push([row]);
  }
  const controlOf = ([name, field]: Row<Item>) => (
    <Control
      key={name}
      {...{ name, field, item }}
      value={(draft as Record<string, unknown>)[name]}
      error={errors[name]}
      // each field's value is of the draft's own type
      onChange={(value) => onChange({ [name]: value } as Partial<Draft>)}
    />
  );
  return (
    <>
      {lead?.({ draft, errors, onChange, item })}
      {lines.map((line) =>
        line.length === 2 ? (
          <div key={line[0]?.[0]} className="edit-two">
            {line.map(controlOf)}
          </div>
        ) : (
          line.map(controlOf)
        ),
      )}
      {TRANSLATION_LOCALES.map((tag) => (
        <InLanguage key={tag} {...props} tag={tag} />
      ))}
      {more({ draft, errors, onChange, item })}
    </>
  );
}

interface InLanguageProps<Item extends { image: string | null }, Draft extends TranslatedDraft, Sent extends object>
  extends Pick<FormKind<Item, Draft, Sent>, 'form'>, FieldsProps<Item, Draft> {
  tag: TranslationLocale;
}

/** Name and description in one more language. Folded where there is nothing of it. */
function InLanguage<Item extends { image: string | null }, Draft extends TranslatedDraft, Sent extends object>({
  tag,
  form,
  draft,
  errors,
  onChange,
  item,
}: InLanguageProps<Item, Draft, Sent>) {
  const m = useWords(catalogueWords);
  const rows = TRANSLATED.map((key) => [key, `${key}.${tag}`, fieldIn(tag, form.translated[key])] as const);
  return (
    <Fold
      title={<span lang={tag}>{LANGUAGE_NAMES[tag]}</span>}
      isUsed={item !== undefined && rows.some(([, , field]) => field.read(item) !== '')}
      isWrong={rows.some(([, name]) => errors[name] !== undefined)}
    >
      <p className="sd-small sd-muted">{m.translationHint}</p>
      {rows.map(([key, name, field]) => (
        <Control
          key={key}
          {...{ name, field, item }}
          value={draft[key][tag] ?? null}
          error={errors[name]}
          // null: as it is
          onChange={(value) =>
            onChange({ [key]: { ...draft[key], [tag]: value ?? undefined } } as unknown as Partial<Draft>)
          }
        />
      ))}
    </Fold>
  );
}

interface ControlProps<Item> {
  name: string;
  field: AnyField<Item>;
  item: Item | undefined;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** One field; of an item that is there it shows what that has until it is changed, and then what it was. */
export function Control<Item>({ name, field, item, value, error, onChange }: ControlProps<Item>) {
  const m = useWords(catalogueWords);
  const locale = useLocale();
  const { control, label, input, empty, isOptional, options = [], clean = (text: string) => text } = field;
  const now = item && field.read(item);
  const shown = item && shownOf(field, item);
  const isChanged = item !== undefined && value !== empty && value !== now;
  const isLong = control === 'area' || shown === '';
  // emptied, where that does not leave it as it is
  const isCleared = value === '' && empty !== '';
  const texts = {
    ...input,
    label,
    name,
    error,
    required: item === undefined && !isOptional,
    className: isChanged ? 'edit-changed' : undefined,
    hint: isChanged ? (isLong ? m.changed : m.was(shown ?? '')) : undefined,
    placeholder: isCleared ? undefined : (shown ?? input?.placeholder),
  };
  const typing = {
    ...texts,
    value: String(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) => onChange(clean(target.value)),
  };
  const start = item && startFrom(now, value, empty, onChange);

  if (control === 'select') return <SelectField {...typing} options={options} />;
  if (control === 'area') return <TextArea {...typing} {...start} />;
  if (control === 'text') return <TextField {...typing} {...start} />;
  const amount = item && (now as number).toLocaleString(locale);
  return <MoneyField {...texts} placeholder={amount} value={value as number | null} onChange={onChange} {...start} />;
}

/**
 * For a field that shows what is there as its placeholder and is empty while that shall stay: entering it puts the text
 * in, to be changed or typed over; leaving it as it was takes it out again.
 * @param current what is there; `value` what is typed, `none` while nothing is
 */
function startFrom(current: unknown, value: unknown, none: unknown, onChange: (value: unknown) => void) {
  return {
    onFocus({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
      if (value !== none) return;
      onChange(current);
      // once it stands there, and before anybody can type
      queueMicrotask(() => currentTarget.select());
    },
    onBlur() {
      if (value === current) onChange(none);
    },
  };
}
