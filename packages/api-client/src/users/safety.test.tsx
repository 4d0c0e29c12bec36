import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { credentials, endSessionFailures, EMAIL_TOKEN, RESET_TOKEN, sessions, signIn, UNDO_TOKEN } from '../mocks';
import { getSession } from '../session/session';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { cancelEmailChange, confirmEmail, editProfile, resendEmailLink, undoEmail } from './writes';
import { endOtherSessions, endSession, useSessions } from './sessions';
import { useProfile } from './profile';

const { server, calls } = useMocks();
beforeEach(() => signIn(sessions.customer));

const reads = (path: string) => calls.filter((call) => call === `GET ${path}`).length;

describe('a new email', () => {
  it('waits, and the one that counts stays', async () => {
    const email = 'rani.ayu@seduh.example';
    expect(await editProfile({ email })).toMatchObject({ email: credentials.customer.email, pending_email: email });
  });

  it('takes the password where the login is a while ago', async () => {
    signIn(sessions.yesterday);
    const edit = { email: 'rani.ayu@seduh.example' };
    expect(await failureOf(editProfile(edit))).toMatchObject({ code: 'REAUTH_REQUIRED', status: 403 });
    expect(await failureOf(editProfile({ ...edit, password: 'nope' }))).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await editProfile({ ...edit, password: credentials.customer.password })).toMatchObject({
      pending_email: edit.email,
    });
  });

  it('is mailed once more or given up, and the profile is looked at again, also where nothing waits', async () => {
    signIn(sessions.admin);
    const { result } = renderHook(useProfile, { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(await act(resendEmailLink)).toContain('dimas@seduh.example');
    expect(await act(cancelEmailChange)).toBe('Your email stays as it is');
    await waitFor(() => expect(reads('/users')).toBe(3));
    signIn(sessions.customer);
    expect(await failureOf(act(resendEmailLink))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is confirmed by its link, and keeps the session', async () => {
    expect(await confirmEmail(EMAIL_TOKEN)).toBe('rani.ayu@seduh.example');
    expect(getSession()).toEqual(sessions.customer);
    expect(await failureOf(confirmEmail('used'))).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(getSession()).toEqual(sessions.customer);
  });

  it('is undone by the other link, which ends the session here', async () => {
    expect(await failureOf(undoEmail('used'))).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(getSession()).toEqual(sessions.customer);
    expect(await undoEmail(UNDO_TOKEN)).toEqual({ email: credentials.customer.email, reset_token: RESET_TOKEN });
    expect(getSession()).toBeNull();
  });
});

describe('the sessions', () => {
  it('begin with this device, and are read again after one or all others ended', async () => {
    const { result } = renderHook(useSessions, { wrapper });
    await waitFor(() => expect(result.current.data).toHaveLength(3));
    expect(result.current.data?.map(({ current }) => current)).toEqual([true, false, false]);
    const other = result.current.data?.[1]?.id ?? '';
    expect(await act(() => endSession(other))).toBe('That device is logged out');
    expect(await act(endOtherSessions)).toBe('Every other device is logged out');
    expect(reads('/users/sessions')).toBe(3);
  });

  it('are read again where one has ended already', async () => {
    const { result } = renderHook(useSessions, { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    server.use(endSessionFailures.gone);
    expect(await failureOf(act(() => endSession('gone')))).toMatchObject({ code: 'NOT_FOUND' });
    await waitFor(() => expect(reads('/users/sessions')).toBe(2));
  });
});
