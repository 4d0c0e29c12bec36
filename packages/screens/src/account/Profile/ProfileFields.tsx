import { serverNow } from '@seduh/api-client';
import { GENDERS, LIMITS } from '@seduh/contract/constants';
import { DateField, RadioField, ReadOnlyField, TextArea, TextField } from '@seduh/ui';
import { type InputHTMLAttributes, Suspense } from 'react';
import { doorOf } from '../../lib/orders/door';
import { useWords } from '../../lib/words/words';
import { pendingEmail } from '../lazy';
import type { ProfilePartProps } from './useProfileEdit';
import { formatBirthday, type ProfileField } from './profileValues';
import { profileWords } from './words';

interface LineProps extends ProfilePartProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  field: ProfileField;
  label: string;
}

/** One line of text: a value to read, a field in the edit mode. */
function Line({ profile, editing, field, label, ...rest }: LineProps) {
  const { unknown } = useWords(profileWords);
  const { placeholder = unknown } = rest;
  if (!editing.isEditing)
    return <ReadOnlyField label={label} value={profile[field] ?? null} placeholder={placeholder} />;
  return (
    <TextField
      {...rest}
      label={label}
      name={field}
      value={editing.values[field]}
      error={editing.errors[field]}
      onChange={(event) => editing.setValue(field, event.target.value)}
    />
  );
}

/** How to reach the customer. */
export function ContactFields({ profile, editing }: ProfilePartProps) {
  const m = useWords(profileWords);
  const both = { profile, editing };
  return (
    <div className="prof-two">
      <Line {...both} field="email" label={m.email} type="email" autoComplete="email" maxLength={LIMITS.email} />
      <Line {...both} field="phone" label={m.phone} type="tel" autoComplete="tel" />
      {profile.pending_email && (
        <Suspense>
          <pendingEmail.Part email={profile.pending_email} />
        </Suspense>
      )}
      {editing.isEditing ? (
        <>
          <TextArea
            className="prof-whole"
            label={m.address}
            name="address"
            autoComplete="street-address"
            rows={3}
            maxLength={LIMITS.address}
            value={editing.values.address}
            error={editing.errors.address}
            onChange={(event) => editing.setValue('address', event.target.value)}
          />
          <Line
            {...both}
            field="postcode"
            label={m.postcode}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
          />
        </>
      ) : (
        <ReadOnlyField
          className="prof-whole"
          label={m.address}
          value={doorOf(profile.address, profile.postcode)}
          placeholder={m.unknown}
        />
      )}
    </div>
  );
}

/** Who the customer is. */
export function DetailFields({ profile, editing }: ProfilePartProps) {
  const m = useWords(profileWords);
  const both = { profile, editing };
  const { isEditing, values, errors, setValue } = editing;
  return (
    <div className="prof-two">
      <Line
        {...both}
        field="display_name"
        label={m.displayName}
        autoComplete="nickname"
        placeholder={m.yourName}
        maxLength={LIMITS.displayName}
      />
      {isEditing ? (
        <DateField
          label={m.birthday}
          name="birthday"
          autoComplete="bday"
          min="1900-01-01"
          max={serverNow().toISOString().slice(0, 10)}
          value={values.birthday}
          error={errors.birthday}
          onChange={(day) => setValue('birthday', day)}
          onInvalid={editing.spoilBirthday}
        />
      ) : (
        <ReadOnlyField label={m.birthday} value={formatBirthday(profile.birthday)} placeholder={m.unknown} />
      )}
      <Line {...both} field="first_name" label={m.firstName} autoComplete="given-name" maxLength={LIMITS.personName} />
      <Line {...both} field="last_name" label={m.lastName} autoComplete="family-name" maxLength={LIMITS.personName} />
      {isEditing ? (
        <RadioField
          legend={m.gender}
          name="gender"
          options={GENDERS.map((gender) => ({ value: gender, label: m.genders[gender] }))}
          value={values.gender || null}
          error={errors.gender}
          onChange={(gender) => setValue('gender', gender)}
        />
      ) : (
        <ReadOnlyField label={m.gender} value={profile.gender && m.genders[profile.gender]} placeholder={m.unknown} />
      )}
    </div>
  );
}
