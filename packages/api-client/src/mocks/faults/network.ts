import { MESSAGES } from '@seduh/contract/constants';
import { HttpResponse } from 'msw';
import { fail } from '../reply';
import type { Answer, Call } from './call';

/** How late a slow answer is, ms. */
const SLOW = 3000;

/** As `fetch` fails where there is no way to the server. */
const gone = () => new TypeError('Failed to fetch');

/** Waits; forever without `ms`. Ends early as the caller gives up, the way `fetch` does. */
const wait = ({ init: { signal } }: Call, ms?: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
  });

export const slow: Answer = async (call, ask) => {
  await wait(call, SLOW);
  return ask(call);
};

export const silent: Answer = async (call) => {
  await wait(call);
  throw gone();
};

export const offline: Answer = () => {
  throw gone();
};

export const lost: Answer = async (call, ask) => {
  await ask(call);
  throw gone();
};

export const failed: Answer = () => fail(500, 'INTERNAL', MESSAGES.internal);

export const html: Answer = () => HttpResponse.html('<!doctype html><title>Welcome to our Wi-Fi</title>');
