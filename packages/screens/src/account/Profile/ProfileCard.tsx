import { useShop } from '@seduh/api-client';
import { IMAGE_TYPES } from '@seduh/contract/constants';
import { Avatar, Banner, Button, Chip, FilePick, Ticket, useFileDrop, useObjectUrl } from '@seduh/ui';
import { useState } from 'react';
import { memberYear, nameOf } from './profileValues';
import type { ProfilePartProps } from './useProfileEdit';
import { lazyPart, onDemand } from '../../lib/lazy/lazyPart';
import { pageWords } from '../../lib/page/words';
import { useWords } from '../../lib/words/words';
import type { PasswordModalProps } from './dialogs/PasswordModal';
import { profileWords } from './words';

const passwordModal = lazyPart<PasswordModalProps>(() => import('./dialogs/PasswordModal'));

/** Who it is at a glance, and what changes picture and password. */
export function ProfileCard({ profile, editing }: ProfilePartProps) {
  const m = useWords(profileWords);
  const { notLoaded } = useWords(pageWords);
  const { data: shop } = useShop();
  const [isPasswordOpen, setIsPasswordOpen] = useState<boolean>();
  const { picture, errors, busy } = editing;
  const preview = useObjectUrl(picture ?? null);
  const drop = useFileDrop(editing.pick, busy);
  const shown = picture === undefined ? profile.image : preview;
  const name = nameOf(profile);
  const hasPicture = picture === undefined ? profile.image !== null : picture !== null;

  return (
    <aside className="prof-card sd-on-roast" aria-label={m.card} {...drop}>
      <Avatar className="prof-avatar" size="lg" name={name || profile.email} src={shown} />
      <div className="prof-id">
        <strong className="sd-t-4 sd-display">{name || m.yourName}</strong>
        <p className="sd-small" translate="no">
          {profile.email}
        </p>
        {profile.member_since && shop && (
          <p className="prof-member">
            <Chip tone="warn" icon={<Ticket />}>
              {m.memberSince(memberYear(profile.member_since, shop.time_zone))}
            </Chip>
          </p>
        )}
      </div>
      <div className="prof-acts">
        <FilePick label={m.choosePhoto} accept={IMAGE_TYPES.join()} disabled={busy} onPick={editing.pick} />
        <Button variant="line" disabled={busy || !hasPicture} onClick={editing.removePicture}>
          {m.removePhoto}
        </Button>
        <Button variant="line" onClick={() => onDemand(passwordModal, () => setIsPasswordOpen(true), notLoaded)}>
          {m.editPassword}
        </Button>
        {isPasswordOpen !== undefined && (
          <passwordModal.Part
            email={profile.email}
            name={profile.display_name}
            phone={profile.phone}
            hasPassword={profile.has_password}
            open={isPasswordOpen}
            onOpenChange={setIsPasswordOpen}
          />
        )}
      </div>
      {errors.image && (
        <Banner className="prof-wrong" tone="bad">
          {errors.image}
        </Banner>
      )}
      <p className="sd-tiny">{m.photoRules}</p>
    </aside>
  );
}
