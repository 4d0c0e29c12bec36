import {
  EmailLinkBody,
  type NoticeSettings,
  NoticeSettingsBody,
  PushRenewalBody,
  PushSubscriptionBody,
} from '@seduh/contract';
import { API_PATHS, MESSAGES } from '@seduh/contract/constants';
import { always, failuresOf } from '../mocks/failures';
import { mockRoute } from '../mocks/mockRoute';
import { fail, invalid, notFound, ok } from '../mocks/reply';

/** As everybody begins: receipts by mail, and no news. */
export const noticeSettings: NoticeSettings = {
  push_key: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  push_endpoint: null,
  receipt_mails: true,
  news_mails: false,
  news_messages: false,
  message_channel: null,
};

/** The token in the mails of the fixtures' customer. */
export const NEWS_STOP_TOKEN = 'AZJ-token-in-every-mail-of-news-to-Rani-Ayu';

const isInside = (endpoint: string): boolean => /^https:\/\/(?:localhost|[\d.]+|\[.*\])\//.test(endpoint);
const refused = (endpoint: string) => (isInside(endpoint) ? invalid({ endpoint: 'This is no push service' }) : null);

export const noticeHandlers = [
  mockRoute({ method: 'get', path: API_PATHS.notices, role: 'any', answer: () => ok(noticeSettings) }),
  mockRoute({
    method: 'patch',
    path: API_PATHS.notices,
    role: 'any',
    body: NoticeSettingsBody,
    answer: ({ body }) => ok({ ...noticeSettings, ...body }, MESSAGES.noticesSaved),
  }),
  mockRoute({
    method: 'post',
    path: API_PATHS.newsStop,
    role: 'public',
    body: EmailLinkBody,
    answer: ({ body }) =>
      body.token === NEWS_STOP_TOKEN
        ? ok(null, MESSAGES.newsStopped)
        : fail(401, 'LINK_EXPIRED', MESSAGES.newsLinkDead),
  }),
  mockRoute({
    method: 'post',
    path: API_PATHS.push,
    role: 'any',
    body: PushSubscriptionBody,
    answer: ({ body }) => refused(body.endpoint) ?? ok(null, MESSAGES.pushOn),
  }),
  mockRoute({ method: 'delete', path: API_PATHS.push, role: 'any', answer: () => ok(null, MESSAGES.pushOff) }),
  mockRoute({
    method: 'post',
    path: API_PATHS.pushRenewal,
    role: 'public',
    body: PushRenewalBody,
    // none of the fixtures' people has one
    answer: ({ body }) => refused(body.subscription.endpoint) ?? notFound('Subscription'),
  }),
];

/** Answers these settings to whoever asks. */
export const showNotices = (settings: NoticeSettings) => always('get', API_PATHS.notices, () => ok(settings));

export const noticesFailures = failuresOf('get', API_PATHS.notices);
export const newsStopFailures = failuresOf('post', API_PATHS.newsStop);
export const changeNoticesFailures = failuresOf('patch', API_PATHS.notices);
/** How turning a device on can fail, and off. */
export const pushFailures = {
  on: failuresOf('post', API_PATHS.push),
  off: failuresOf('delete', API_PATHS.push),
};
