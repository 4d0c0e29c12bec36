import { cancelEmailChange, resendEmailLink, serverNow } from '@seduh/api-client';
import { GENDERS, LIMITS } from '@seduh/contract/constants';
import { Banner, Button, DateField, RadioField, ReadOnlyField, TextArea, TextField, toast } from '@seduh/ui';
import type { InputHTMLAttributes } from 'react';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';
import type { ProfilePartProps } from './useProfileEdit';
import { formatBirthday, type ProfileField } from './profileValues';

const unknown = 'Not given yet';

interface LineProps extends ProfilePartProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  field: ProfileField;
  label: string;
}

/** One line of text: a value to read, a field in the edit mode. */
function Line({ profile, editing, field, label, ...rest }: LineProps) {
  const { placeholder = unknown } = rest;
  if (!editing.isEditing) return <ReadOnlyField label={label} value={profile[field]} placeholder={placeholder} />;
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
  const both = { profile, editing };
  return (
    <div className="prof-two">
      <Line {...both} field="email" label="Email" type="email" autoComplete="email" maxLength={LIMITS.email} />
      <Line {...both} field="phone" label="Phone" type="tel" autoComplete="tel" />
      {profile.pending_email && <PendingEmail email={profile.pending_email} />}
      {editing.isEditing ? (
        <TextArea
          className="prof-whole"
          label="Delivery address"
          name="address"
          autoComplete="street-address"
          rows={3}
          maxLength={LIMITS.address}
          value={editing.values.address}
          error={editing.errors.address}
          onChange={(event) => editing.setValue('address', event.target.value)}
        />
      ) : (
        <ReadOnlyField className="prof-whole" label="Delivery address" value={profile.address} placeholder={unknown} />
      )}
    </div>
  );
}

/** A new email that waits for its confirmation, and what can be done about it. */
function PendingEmail({ email }: { email: string }) {
  const { submit, busyWith } = useSubmit();
  const resend = () => submit(async () => toast.success(await resendEmailLink()), toastRefusal, 'resend');
  const cancel = () => submit(async () => toast.success(await cancelEmailChange()), toastRefusal, 'cancel');

  return (
    <div className="prof-pending prof-whole">
      <Banner>{`Waiting for confirmation at ${email}. Open the link we sent there; until then your email stays as it is.`}</Banner>
      <div className="prof-pending-acts">
        <Button variant="line" size="sm" loading={busyWith === 'resend'} onClick={() => void resend()}>
          Resend Link
        </Button>
        <Button variant="line" size="sm" loading={busyWith === 'cancel'} onClick={() => void cancel()}>
          Keep my email
        </Button>
      </div>
    </div>
  );
}

const genders = GENDERS.map((gender) => ({ value: gender, label: gender }));

/** Who the customer is. */
export function DetailFields({ profile, editing }: ProfilePartProps) {
  const both = { profile, editing };
  const { isEditing, values, errors, setValue } = editing;
  return (
    <div className="prof-two">
      <Line
        {...both}
        field="display_name"
        label="Display name"
        autoComplete="nickname"
        placeholder="your name here"
        maxLength={LIMITS.displayName}
      />
      {isEditing ? (
        <DateField
          label="Birthday"
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
        <ReadOnlyField label="Birthday" value={formatBirthday(profile.birthday)} placeholder={unknown} />
      )}
      <Line {...both} field="first_name" label="First name" autoComplete="given-name" maxLength={LIMITS.personName} />
      <Line {...both} field="last_name" label="Last name" autoComplete="family-name" maxLength={LIMITS.personName} />
      {isEditing ? (
        <RadioField
          legend="Gender"
          name="gender"
          options={genders}
          value={values.gender || null}
          error={errors.gender}
          onChange={(gender) => setValue('gender', gender)}
        />
      ) : (
        <ReadOnlyField label="Gender" value={profile.gender} placeholder={unknown} />
      )}
    </div>
  );
}
