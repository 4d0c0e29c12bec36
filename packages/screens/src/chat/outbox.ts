import { ApiError, type ChatSaying, forgetWithStores, newIdempotencyKey, sendChatMessage } from '@seduh/api-client';
import type { ChatMessageBody } from '@seduh/contract';
import { persisted } from '../lib/persisted';

/** A message that the server has not taken yet. */
export interface Unsent {
  /** Names it: sent again, it is the same one. */
  key: string;
  saying: ChatSaying;
  /** Where this page shows the picture from. */
  preview?: string;
  state: 'sending' | 'failed';
  /** Why it failed, where the shop has said so. */
  problem?: string;
}

/** What somebody has written into a chat, and the shop does not know. */
interface Outbox {
  draft: string;
  unsent: readonly Unsent[];
}

type Words = { key: string; saying: ChatMessageBody };
const NOTHING: Outbox = { draft: '', unsent: [] };

const isWords = (one: Unsent): one is Unsent & Words => !('image' in one.saying);

/** In this tab, through a reload; a picture is lost with the page, as a browser keeps no file. */
const keptFor = (name: string) =>
  persisted(
    'sessionStorage',
    name,
    (text): Outbox => {
      if (!text) return NOTHING;
      const { draft, unsent } = JSON.parse(text) as { draft: string; unsent: Words[] };
      // nobody knows what became of what was on its way: trying again is safe
      return { draft, unsent: unsent.map((words) => ({ ...words, state: 'failed' })) };
    },
    ({ draft, unsent }) =>
      JSON.stringify({ draft, unsent: unsent.filter(isWords).map(({ key, saying }) => ({ key, saying })) }),
  );

function makeOutbox(userId: string, orderId: string) {
  const kept = keptFor(`seduh.chat.${userId}.${orderId}`);
  let now = kept.get();
  let turn: Promise<unknown> = Promise.resolve();
  const watchers = new Set<() => void>();

  const set = (next: Outbox) => {
    now = next;
    if (next.draft === '' && next.unsent.length === 0) kept.clear();
    else kept.set(next);
    for (const watcher of watchers) watcher();
  };
  const put = (key: string, change: Partial<Unsent>) =>
    set({ ...now, unsent: now.unsent.map((one) => (one.key === key ? { ...one, ...change } : one)) });

  async function attempt({ key, saying }: Pick<Unsent, 'key' | 'saying'>): Promise<void> {
    try {
      await sendChatMessage(orderId, key, saying);
      for (const { preview } of now.unsent.filter((one) => one.key === key)) if (preview) URL.revokeObjectURL(preview);
      set({ ...now, unsent: now.unsent.filter((one) => one.key !== key) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // a refusal says why; that there is no way to the shop is seen
      const problem = error.status >= 400 && error.status < 500 ? { problem: error.msg } : {};
      put(key, { state: 'failed', ...problem });
    }
  }
  /** One after the other: so they arrive in the order in which they were written. */
  const send = (one: Pick<Unsent, 'key' | 'saying'>) => {
    turn = turn.then(() => attempt(one));
  };

  return {
    get: () => now,
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    setDraft: (draft: string) => set({ ...now, draft }),
    /** @param draft what stays in the field */
    say(saying: ChatSaying, draft = now.draft) {
      const one: Unsent = { key: newIdempotencyKey(), saying, state: 'sending' };
      if ('image' in saying) one.preview = URL.createObjectURL(saying.image);
      set({ draft, unsent: [...now.unsent, one] });
      send(one);
    },
    retry(key: string) {
      const one = now.unsent.find((candidate) => candidate.key === key);
      if (!one || one.state === 'sending') return;
      const { problem: _problem, ...rest } = one;
      set({ ...now, unsent: now.unsent.map((other) => (other === one ? { ...rest, state: 'sending' } : other)) });
      send(one);
    },
    /** Not to be sent any more: its words stand in the field again, before what is there. */
    takeBack(key: string) {
      const one = now.unsent.find((candidate) => candidate.key === key);
      if (one?.state !== 'failed') return;
      if (one.preview) URL.revokeObjectURL(one.preview);
      const words = 'text' in one.saying ? one.saying.text : undefined;
      const draft = [words, now.draft].filter(Boolean).join('\n');
      set({ draft, unsent: now.unsent.filter((other) => other !== one) });
    },
  };
}

const outboxes = new Map<string, ReturnType<typeof makeOutbox>>();

/** What this user has written into this chat; one for the whole page, so that closing it loses nothing. */
export function outboxOf(userId: string, orderId: string): ReturnType<typeof makeOutbox> {
  const name = `${userId} ${orderId}`;
  const outbox = outboxes.get(name) ?? makeOutbox(userId, orderId);
  outboxes.set(name, outbox);
  forgetWithStores(() => outboxes.clear());
  return outbox;
}
