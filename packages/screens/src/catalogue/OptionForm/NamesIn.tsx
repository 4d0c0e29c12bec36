'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { LANGUAGE_NAMES, LIMITS, type TranslationLocale } from '@seduh/contract/constants';
import { TextField } from '@seduh/ui';
import { useState } from 'react';
import type { FormErrors } from '../../lib/useSubmit';
import { Fold } from '../Fold';
import { errorAt, errorIn, type GroupDraft, type NamesDraft } from './optionForm';
import { useOptionFormWords } from './words';

interface NamesInProps {
  tag: TranslationLocale;
  draft: GroupDraft;
  errors: FormErrors;
  onChange: (change: (draft: GroupDraft) => GroupDraft) => void;
}

/**
 * The names of a group and of its options in one more language, all in one place, as they are thought of together. Where
 * one is left empty its main name shows through, as it does for customers. Folded where there is none yet.
 */
export function NamesIn({ tag, draft, errors, onChange }: NamesInProps) {
  const m = useOptionFormWords();
  const { group_name, names, options } = draft;
  const [isUsed] = useState(() => [names, ...options.map((row) => row.names)].some((each) => each[tag] !== ''));
  const errorNames = [errorIn(tag), ...options.map((_row, place) => errorAt(place, errorIn(tag)))];
  const fieldOf = (name: string, label: string, main: string, most: number, typed: NamesDraft) => ({
    name,
    label,
    lang: tag,
    autoComplete: 'off',
    maxLength: most,
    placeholder: main.trim(),
    error: errors[name],
    value: typed[tag],
  });

  return (
    <Fold
      title={<span lang={tag}>{LANGUAGE_NAMES[tag]}</span>}
      isUsed={isUsed}
      isWrong={errorNames.some((name) => errors[name] !== undefined)}
    >
      <p className="sd-small sd-muted">{m.translationHint}</p>
      <TextField
        {...fieldOf(errorIn(tag), m.nameIn(LANGUAGE_NAMES[tag]), group_name, LIMITS.groupName, names)}
        onChange={({ target: { value } }) =>
          onChange((before) => ({ ...before, names: { ...before.names, [tag]: value } }))
        }
      />
      {options.map((row, place) => (
        <TextField
          key={row.key}
          {...fieldOf(
            errorAt(place, errorIn(tag)),
            m.optionIn(row.name.trim() || String(place + 1), LANGUAGE_NAMES[tag]),
            row.name,
            LIMITS.optionName,
            row.names,
          )}
          onChange={({ target: { value } }) =>
            onChange((before) => ({
              ...before,
              options: before.options.map((one) =>
                one.key === row.key ? { ...one, names: { ...one.names, [tag]: value } } : one,
              ),
            }))
          }
        />
      ))}
    </Fold>
  );
}
