import { CloseAccountBody, PasswordBody, type Profile, ProfileBody } from '@seduh/contract';
import { API_PATHS, MESSAGES, pictureUrl } from '@seduh/contract/constants';
import type { Session } from '../session/session';
import { always, failuresOf } from '../mocks/failures';
import { credentials, dimas, rani } from '../mocks/fixtures/people';
import { mockRoute } from '../mocks/mockRoute';
import { fail, ok } from '../mocks/reply';

const profileOf = (viewer: Session | null): Profile => (viewer?.role === 'Admin' ? dimas : rani);
const passwordOf = (viewer: Session | null): string =>
  (viewer?.role === 'Admin' ? credentials.admin : credentials.customer).password;

const emailTaken = () => fail(409, 'EMAIL_TAKEN', MESSAGES.emailTaken, { fields: { email: MESSAGES.emailTaken } });
const phoneTaken = () => fail(409, 'PHONE_TAKEN', MESSAGES.phoneTaken, { fields: { phone: MESSAGES.phoneTaken } });
const wrongPassword = (msg: string) => fail(403, 'WRONG_PASSWORD', msg);
/** Of an account that is to be closed: nothing there is old. */
const wrongOwnPassword = 'Wrong password';
const wrongPicture = (status: number, code: 'TOO_LARGE' | 'UNSUPPORTED_TYPE', msg: string) =>
  always('patch', API_PATHS.editProfile, () => fail(status, code, msg, { fields: { image: msg } }));

const digits = (phone: string | null | undefined) => phone?.replaceAll(/\D/g, '');

export const userHandlers = [
  mockRoute({
    method: 'get',
    path: API_PATHS.profile,
    role: 'any',
    answer: ({ viewer }) => ok(profileOf(viewer)),
  }),
  mockRoute({
    method: 'patch',
    path: API_PATHS.editProfile,
    role: 'any',
    body: ProfileBody,
    form: true,
    answer({ body: { remove_image: removes, ...changes }, picture, viewer }) {
      const profile = profileOf(viewer);
      const other = viewer?.role === 'Admin' ? rani : dimas;
      if (changes.email?.toLowerCase() === other.email) return emailTaken();
      if (changes.phone && digits(changes.phone) === digits(other.phone)) return phoneTaken();
      const kept = removes ? null : profile.image;
      return ok(
        { ...profile, ...changes, image: picture ? pictureUrl('demo-hazelnut-latte') : kept },
        MESSAGES.profileSaved,
      );
    },
  }),
  mockRoute({
    method: 'patch',
    path: API_PATHS.password,
    role: 'any',
    body: PasswordBody,
    answer: ({ body, viewer }) =>
      body.old_password === passwordOf(viewer)
        ? ok(null, MESSAGES.passwordChanged)
        : wrongPassword(MESSAGES.wrongOldPassword),
  }),
  mockRoute({
    method: 'delete',
    path: API_PATHS.profile,
    role: 'User',
    body: CloseAccountBody,
    answer: ({ body, viewer }) =>
      body.password === passwordOf(viewer) ? ok(null, 'Your account is closed') : wrongPassword(wrongOwnPassword),
  }),
];

export const profileFailures = failuresOf('get', API_PATHS.profile);

/** Answers this profile to whoever asks. */
export const showProfile = (profile: Profile) => always('get', API_PATHS.profile, () => ok(profile));

/** How saving a profile can fail. */
export const editProfileFailures = {
  ...failuresOf('patch', API_PATHS.editProfile),
  emailTaken: always('patch', API_PATHS.editProfile, emailTaken),
  phoneTaken: always('patch', API_PATHS.editProfile, phoneTaken),
  tooLarge: wrongPicture(413, 'TOO_LARGE', MESSAGES.fileTooLarge),
  wrongType: wrongPicture(415, 'UNSUPPORTED_TYPE', MESSAGES.wrongExtension),
};

/** How a change of the password can fail. */
export const passwordFailures = {
  ...failuresOf('patch', API_PATHS.password),
  wrongOldPassword: always('patch', API_PATHS.password, () => wrongPassword(MESSAGES.wrongOldPassword)),
  tooCommon: always('patch', API_PATHS.password, () => {
    const msg = 'This password is too common. Choose another one';
    return fail(400, 'VALIDATION', msg, { fields: { new_password: msg } });
  }),
};

/** How closing an account can fail. */
export const closeAccountFailures = {
  ...failuresOf('delete', API_PATHS.profile),
  wrongPassword: always('delete', API_PATHS.profile, () => wrongPassword(wrongOwnPassword)),
  orderOpen: always('delete', API_PATHS.profile, () => fail(409, 'ORDER_OPEN', 'You have an order under way')),
};
