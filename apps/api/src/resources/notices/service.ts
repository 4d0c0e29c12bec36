import type { MessageChannel, NoticeSettings, PushRenewalBody, PushSubscriptionBody } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import type { Clock } from '../../platform/clock';
import { withTx, type Db } from '../../platform/db/tx';
import { HttpError, invalid, notFound, unauthenticated } from '../../platform/http/errors';
import { isPublicHost } from '../../platform/push/public-address';
import type { StopTokens } from './stop-tokens';
import {
  deleteSubscription,
  findChoices,
  putSubscription,
  renewSubscription,
  updateChoices,
  type ChoiceChanges,
} from './subscriptions-repository';

interface NoticeContext {
  db: Db;
  clock: Clock;
  /** The shop's public key for browsers. */
  pushKey: string;
  messageChannel: MessageChannel | null;
  stopTokens: StopTokens;
}

/** Who is asking, and the hash of the token of their session. */
export interface NoticeCaller {
  userId: string;
  sessionHash: Buffer;
}

/** What people choose to be told, and where. */
export function createNoticeService({ db, clock, pushKey, messageChannel, stopTokens }: NoticeContext) {
  async function get({ userId, sessionHash }: NoticeCaller): Promise<NoticeSettings> {
    const choices = await findChoices(db, userId, sessionHash);
    if (!choices) throw unauthenticated('SESSION_EXPIRED');
    return { ...choices, push_key: pushKey, message_channel: messageChannel };
  }

  return {
    /** Throws 401 where the account was closed a moment ago. */
    get,

    async change(caller: NoticeCaller, choices: ChoiceChanges): Promise<NoticeSettings> {
      const given = Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== undefined));
      if (Object.keys(given).length > 0) await updateChoices(db, caller.userId, given);
      return get(caller);
    },

    /**
     * Ends news by mail for whom a link was mailed to; again is no harm, and who has closed the account gets none anyway.
     * Throws 401 LINK_EXPIRED for a token that the shop never gave out.
     */
    async stopMails(token: string): Promise<void> {
      const userId = stopTokens.read(token);
      if (userId === null) throw new HttpError(401, 'LINK_EXPIRED', MESSAGES.newsLinkDead);
      await updateChoices(db, userId, { news_mails: false });
    },

    /** Has this session's browser told. Throws 400 for an address that is not a push service's, 401. */
    async subscribe({ sessionHash }: NoticeCaller, subscription: PushSubscriptionBody): Promise<void> {
      refusePrivate(subscription);
      const isPut = await withTx(db, (tx) => putSubscription(tx, sessionHash, subscription, clock.now()));
      if (!isPut) throw unauthenticated('SESSION_EXPIRED');
    },

    /** Leaves this session's browser alone. */
    unsubscribe: ({ sessionHash }: NoticeCaller): Promise<void> => deleteSubscription(db, sessionHash),

    /** Follows a browser to its new subscription. Throws 404 for one that nobody has, 400 as `subscribe`. */
    async renew({ old_endpoint, subscription }: PushRenewalBody): Promise<void> {
      refusePrivate(subscription);
      if (!(await withTx(db, (tx) => renewSubscription(tx, old_endpoint, subscription))))
        throw notFound('Subscription');
    },
  };
}

/** The server will call that address: what is plainly inside somebody's house is refused at the door. */
function refusePrivate({ endpoint }: PushSubscriptionBody): void {
  if (!isPublicHost(new URL(endpoint).hostname)) throw invalid({ endpoint: 'This is no push service' });
}
