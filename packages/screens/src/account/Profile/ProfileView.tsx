import type { Profile } from '@seduh/contract';
import { Banner, Button, Chip, IconButton, LogOut, Panel, Pencil, SaveBar, Segment } from '@seduh/ui';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useFirstWrong } from '../../lib/useSubmit';
import { pageWords } from '../../lib/page/words';
import { useWords } from '../../lib/words/words';
import { avoidsPanel, liveSessions, memberCardPanel, passkeysPanel } from '../lazy';
import { type LogOutProps, useLogOut } from '../useLogOut';
import { ContactFields, DetailFields } from './ProfileFields';
import { ProfileCard } from './ProfileCard';
import { type ProfileEditing, useProfileEdit } from './useProfileEdit';
import type { ReauthModalProps } from './dialogs/ReauthModal';
import { readChoice, useThemeChoice } from '../../lib/theme/themeChoice';
import { LanguagePanel } from '../../language';
import { calledPanel } from '../../collect';
import { newsPanel } from '../../news';
import { lazyPart, onDemand } from '../../lib/lazy/lazyPart';
import type { CloseAccountModalProps } from './dialogs/CloseAccountModal';
import { profileWords } from './words';

const closeModal = lazyPart<CloseAccountModalProps>(() => import('./dialogs/CloseAccountModal'));
const reauthModal = lazyPart<ReauthModalProps>(() => import('./dialogs/ReauthModal'));

export interface ProfileViewProps extends LogOutProps {
  profile: Profile;
  /** Called after the account was closed. */
  onClosed: () => void;
}

/** A profile to read, and to change after the pen was pressed. */
export function ProfileView({ profile, onLeaving, onLoggedOut, onClosed }: ProfileViewProps) {
  const m = useWords(profileWords);
  const { notLoaded } = useWords(pageWords);
  const editing = useProfileEdit(profile);
  const { isEditing, isDirty, busy, errors } = editing;
  const form = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const pen = useRef<HTMLButtonElement>(null);
  const [isClosing, setIsClosing] = useState(false);
  const formId = useId();
  useFirstWrong(form, errors);

  const leaving = () => {
    editing.giveUp();
    onLeaving();
  };
  const logOut = useLogOut({ onLeaving: leaving, onLoggedOut }, notLoaded);

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
            title={m.contacts}
            action={
              <span className="prof-switch">
                {isEditing && <Chip tone="warn">{m.editing}</Chip>}
                <IconButton
                  ref={pen}
                  className="prof-pen"
                  label={m.edit}
                  icon={<Pencil />}
                  aria-pressed={isEditing}
                  // what was typed is given up by Cancel alone, in so many words
                  onClick={isDirty ? () => saveButton.current?.focus() : isEditing ? editing.cancel : editing.begin}
                />
              </span>
            }
          >
            <ContactFields profile={profile} editing={editing} />
          </Panel>
          <Panel title={m.details}>
            <DetailFields profile={profile} editing={editing} />
          </Panel>
          {errors.form && <Banner tone="bad">{errors.form}</Banner>}
          {isEditing && (
            <SaveBar text={m.saveAsk}>
              <Button ref={saveButton} type="submit" loading={busy}>
                {m.save}
              </Button>
              <Button
                variant="line"
                disabled={busy}
                onClick={() => {
                  editing.cancel();
                  pen.current?.focus();
                }}
              >
                {m.cancel}
              </Button>
            </SaveBar>
          )}
        </form>
        {profile.role === 'User' && (
          <Suspense fallback={<Panel aria-busy="true" className="prof-avoids-wait" />}>
            <memberCardPanel.Part />
          </Suspense>
        )}
        <ThemeChoice />
        <LanguagePanel />
        <Suspense fallback={<Panel title={m.avoids} aria-busy="true" className="prof-avoids-wait" />}>
          <avoidsPanel.Part />
        </Suspense>
        <Suspense fallback={<Panel aria-busy="true" />}>
          <calledPanel.Part />
        </Suspense>
        <Suspense fallback={<Panel title={m.news} aria-busy="true" />}>
          <newsPanel.Part />
        </Suspense>
        <Suspense fallback={<Panel title={m.passkeys} aria-busy="true" />}>
          <passkeysPanel.Part profile={profile} />
        </Suspense>
        <Suspense fallback={<Panel title={m.sessions} aria-busy="true" />}>
          <liveSessions.Part />
        </Suspense>
        <div className="prof-ways">
          <Button variant="line" danger icon={<LogOut />} onClick={logOut.ask}>
            {m.logOut}
          </Button>
          <Button variant="quiet" danger onClick={() => onDemand(closeModal, () => setIsClosing(true), notLoaded)}>
            {m.close}
          </Button>
          {isClosing && (
            <closeModal.Part
              hasPassword={profile.has_password}
              onLeaving={leaving}
              onClosed={onClosed}
              onCancel={() => setIsClosing(false)}
            />
          )}
        </div>
      </div>
      <Reauth editing={editing} hasPassword={profile.has_password} />
      {logOut.dialog}
    </>
  );
}

/** The look of the shop on this device. */
function ThemeChoice() {
  const m = useWords(profileWords);
  const [choice, choose] = useThemeChoice();
  const options = (['system', 'light', 'dark'] as const).map((value) => ({ value, label: m.themes[value] }));
  return (
    <Panel title={m.theme}>
      <Segment
        legend={m.theme}
        hideLegend
        options={options}
        value={choice}
        onChange={(next) => choose(readChoice(next))}
      />
    </Panel>
  );
}

/** The question who it is, when the server asks it of what is being saved. */
function Reauth({ editing, hasPassword }: { editing: ProfileEditing; hasPassword: boolean }) {
  const { reauth, busy } = editing;
  const { notLoaded } = useWords(pageWords);
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    // each time it is asked: the code may not have come the last time
    if (reauth) onDemand(reauthModal, () => setIsLoaded(true), notLoaded);
  }, [reauth, notLoaded]);

  if (!reauth || !isLoaded) return null;
  return (
    <reauthModal.Part
      hasPassword={hasPassword}
      error={reauth.error}
      busy={busy}
      onPassword={(password) => void editing.save(password)}
      onLeave={editing.leaveForLogin}
      onCancel={editing.dropReauth}
    />
  );
}
