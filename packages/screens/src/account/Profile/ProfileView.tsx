import type { Profile } from '@seduh/contract';
import { Banner, Button, LogOut, Panel, SaveBar } from '@seduh/ui';
import { useId, useRef } from 'react';
import { useFirstWrong } from '../../lib/useSubmit';
import { type LogOutProps, useLogOut } from '../useLogOut';
import { CloseAccount } from './CloseAccount';
import { ContactFields, DetailFields } from './ProfileFields';
import { EditSwitch } from './EditSwitch';
import { LiveSessions } from './LiveSessions';
import { MemberCard } from './MemberCard';
import { ProfileCard } from './ProfileCard';
import { Reauth } from './Reauth';
import { ThemeChoice } from './ThemeChoice';
import { useProfileEdit } from './useProfileEdit';

export interface ProfileViewProps extends LogOutProps {
  profile: Profile;
  /** Called after the account was closed. */
  onClosed: () => void;
}

/** A profile to read, and to change after the pen was pressed. */
export function ProfileView({ profile, onLeaving, onLoggedOut, onClosed }: ProfileViewProps) {
  const editing = useProfileEdit(profile);
  const { isEditing, isDirty, busy, errors } = editing;
  const form = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const pen = useRef<HTMLButtonElement>(null);
  const formId = useId();
  useFirstWrong(form, errors);

  const leaving = () => {
    editing.giveUp();
    onLeaving();
  };
  const logOut = useLogOut({ onLeaving: leaving, onLoggedOut });

  return (
    <>
      <ProfileCard profile={profile} editing={editing} />
      <div className="prof-main">
        <form
          ref={form}
          id={formId}
          className="prof-form"
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void editing.save();
          }}
        >
          <Panel
            title="Contacts"
            action={
              <EditSwitch
                ref={pen}
                isEditing={isEditing}
                // what was typed is given up by Cancel alone, in so many words
                onToggle={isDirty ? () => saveButton.current?.focus() : isEditing ? editing.cancel : editing.begin}
              />
            }
          >
            <ContactFields profile={profile} editing={editing} />
          </Panel>
          <Panel title="Details">
            <DetailFields profile={profile} editing={editing} />
          </Panel>
          {errors.form && <Banner tone="bad">{errors.form}</Banner>}
          {isEditing && (
            <SaveBar text="Do you want to save the change's?">
              <Button ref={saveButton} type="submit" loading={busy}>
                Save Change
              </Button>
              <Button
                variant="line"
                disabled={busy}
                onClick={() => {
                  editing.cancel();
                  pen.current?.focus();
                }}
              >
                Cancel
              </Button>
            </SaveBar>
          )}
        </form>
        <div className="prof-two">
          <MemberCard since={profile.member_since} />
          <ThemeChoice />
        </div>
        <LiveSessions />
        <div className="prof-ways">
          <Button variant="line" danger icon={<LogOut />} onClick={logOut.ask}>
            Log out
          </Button>
          <CloseAccount hasPassword={profile.has_password} onLeaving={leaving} onClosed={onClosed} />
        </div>
      </div>
      <Reauth editing={editing} hasPassword={profile.has_password} />
      {logOut.dialog}
    </>
  );
}
