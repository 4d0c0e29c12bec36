import { useShop } from '@seduh/api-client';
import type { Profile } from '@seduh/contract';
import { IMAGE_TYPES } from '@seduh/contract/constants';
import { Avatar, Banner, Button, Chip, FilePick, Ticket, useFileDrop, useObjectUrl } from '@seduh/ui';
import { useState } from 'react';
import { memberYear, nameOf } from './profileValues';
import type { ProfileEditing } from './useProfileEdit';
import { lazyPart, onDemand } from '../../lib/lazy/lazyPart';
import type { PasswordModalProps } from './PasswordModal';

export interface ProfileCardProps {
  profile: Profile;
  editing: ProfileEditing;
}

/** Who it is at a glance, and what changes picture and password. */
export function ProfileCard({ profile, editing }: ProfileCardProps) {
  const { data: shop } = useShop();
  const { picture, errors, busy } = editing;
  const preview = useObjectUrl(picture ?? null);
  const drop = useFileDrop(editing.pick, busy);
  const shown = picture === undefined ? profile.image : preview;
  const name = nameOf(profile);
  const hasPicture = picture === undefined ? profile.image !== null : picture !== null;

  return (
    <aside className="prof-card on-roast" aria-label="Photo and password" {...drop}>
      <Avatar className="prof-avatar" size="lg" name={name || profile.email} src={shown} />
      <div className="prof-id">
        <strong className="t-4 display">{name || 'your name here'}</strong>
        <p className="small">{profile.email}</p>
        {profile.member_since && shop && (
          <p className="prof-member">
            <Chip tone="warn" icon={<Ticket />}>
              {`Member since ${memberYear(profile.member_since, shop.time_zone)}`}
            </Chip>
          </p>
        )}
      </div>
      <div className="prof-acts">
        <FilePick label="Choose Photo" accept={IMAGE_TYPES.join()} disabled={busy} onPick={editing.pick} />
        <Button variant="line" disabled={busy || !hasPicture} onClick={editing.removePicture}>
          Remove Photo
        </Button>
        <EditPassword email={profile.email} hasPassword={profile.has_password} />
      </div>
      {errors.image && (
        <Banner className="prof-wrong" tone="bad">
          {errors.image}
        </Banner>
      )}
      <p className="tiny">.jpeg, .jpg or .png, up to 2 Mb</p>
    </aside>
  );
}

const passwordModal = lazyPart<PasswordModalProps>(() => import('./PasswordModal'));

/** The button to a new password, and the dialog behind it. */
function EditPassword(account: Pick<PasswordModalProps, 'email' | 'hasPassword'>) {
  const [isOpen, setIsOpen] = useState<boolean>();

  return (
    <>
      <Button variant="line" onClick={() => onDemand(passwordModal, () => setIsOpen(true))}>
        Edit Password
      </Button>
      {isOpen !== undefined && <passwordModal.Part {...account} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
