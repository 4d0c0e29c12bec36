import {
  ApiError,
  type ChatSaying,
  forgetWithStores,
  getSession,
  isPassing,
  newIdempotencyKey,
  sendChatMessage,
} from '@seduh/api-client';
import type { ChatMessageBody } from '@seduh/contract';
import { LIMITS, localeOf } from '@seduh/contract/constants';
import { toast } from '@seduh/ui';
import { sentence } from '../lib/messageOf';
import { persisted } from '../lib/persisted';
import { dropImage, keepImage, keptImage } from './keptImages';
import { chatWords } from './words';

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

/** A message as the tab keeps it: its words, or those beside a picture, which is kept elsewhere. */
type Kept = { key: string; saying: ChatMessageBody } | { key: string; picture: { text?: string } };
interface KeptOutbox {
  draft: string;
  unsent: readonly Kept[];
}

const toKeep = ({ key, saying }: Pick<Unsent, 'key' | 'saying'>): Kept => {
  if (!('image' in saying)) return { key, saying };
  return { key, picture: saying.text === undefined ? {} : { text: saying.text } };
};

/** In this tab, through a reload. */
const keptFor = (name: string) =>
  persisted(
    'sessionStorage',
    name,
    (text): KeptOutbox => (text ? (JSON.parse(text) as KeptOutbox) : { draft: '', unsent: [] }),
    JSON.stringify,
  );

function makeOutbox(userId: string, orderId: string) {
  const kept = keptFor(`seduh.chat.${userId}.${orderId}`);
  const before = kept.get();
  // nobody knows what became of what was on its way: trying again is safe
  let now: Outbox = {
    draft: before.draft,
    unsent: before.unsent.flatMap((one) => ('saying' in one ? [{ ...one, state: 'failed' as const }] : [])),
  };
  /** Pictures of before the reload that are still being read. */
  let awaited = before.unsent.filter((one) => 'picture' in one);
  let turn: Promise<unknown> = Promise.resolve();
  /** Of the order, once the chat has come. */
  let orderNumber = '';
  /** How many see the messages themselves. */
  let shown = 0;
  /** What failed while nobody saw it, by its key, and why where the shop has said so. */
  const unseen = new Map<string, string | undefined>();
  /** Keys of what failed on its way, and may pass once the network is back. */
  const passing = new Set<string>();
  const watchers = new Set<() => void>();

  const set = (next: Outbox) => {
    now = next;
    const unsent = [...awaited, ...next.unsent.map(toKeep)];
    if (next.draft === '' && unsent.length === 0) kept.clear();
    else kept.set({ draft: next.draft, unsent });
    for (const watcher of watchers) watcher();
  };
  const put = (key: string, change: Partial<Unsent>) =>
    set({ ...now, unsent: now.unsent.map((one) => (one.key === key ? { ...one, ...change } : one)) });

  /** Done with: sent, or taken back. */
  const drop = ({ key, preview }: Unsent) => {
    passing.delete(key);
    unseen.delete(key);
    if (preview) URL.revokeObjectURL(preview);
    if (preview) void dropImage(userId, key);
    set({ ...now, unsent: now.unsent.filter((one) => one.key !== key) });
  };

  /** Takes up a picture of before the reload, before the words that were written after it; one that is gone is left out. */
  async function takeUp(one: (typeof awaited)[number]): Promise<void> {
    const image = await keptImage(userId, one.key);
    awaited = awaited.filter((other) => other !== one);
    const order = before.unsent.map(({ key }) => key);
    const place = ({ key }: Pick<Unsent, 'key'>) => (order.includes(key) ? order.indexOf(key) : order.length);
    const unsent: Unsent[] = image
      ? [
          ...now.unsent,
          {
            key: one.key,
            saying: { ...one.picture, image },
            preview: URL.createObjectURL(image),
            state: 'failed' as const,
          },
        ].toSorted((a, b) => place(a) - place(b))
      : [...now.unsent];
    set({ ...now, unsent });
  }
  for (const one of awaited) void takeUp(one);

  async function attempt({ key, saying }: Pick<Unsent, 'key' | 'saying'>): Promise<void> {
    try {
      await sendChatMessage(orderId, key, saying);
      for (const one of now.unsent.filter((unsent) => unsent.key === key)) drop(one);
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      // a fault of ours: heard where faults are, and what was written after it goes on
      if (!refusal) reportError(error);
      // a refusal says why; that there is no way to the shop is seen
      const problem = refusal && refusal.status >= 400 && refusal.status < 500 ? { problem: refusal.msg } : {};
      if (refusal && isPassing(refusal)) passing.add(key);
      if (shown === 0) unseen.set(key, problem.problem);
      put(key, { state: 'failed', ...problem });
    }
    tellFailed();
  }
  /** Says it where nobody sees the messages themselves, their chat being closed: of all at once, when none is on its way any more. */
  function tellFailed(): void {
    if (unseen.size === 0 || now.unsent.some(({ state }) => state === 'sending')) return;
    const [problem, ...others] = new Set(unseen.values());
    const words = chatWords.in(localeOf(document.documentElement.lang))?.notSent(unseen.size, orderNumber);
    unseen.clear();
    if (!words || getSession()?.id !== userId) return;
    toast.error(problem === undefined || others.length > 0 ? words : `${words} ${sentence(problem)}`);
  }
  /** One after the other: so they arrive in the order in which they were written. */
  const send = (one: Pick<Unsent, 'key' | 'saying'>) => {
    turn = turn.then(() => attempt(one));
  };
  const retry = (key: string) => {
    const one = now.unsent.find((candidate) => candidate.key === key);
    if (!one || one.state === 'sending') return;
    passing.delete(key);
    unseen.delete(key);
    const { problem: _problem, ...rest } = one;
    set({ ...now, unsent: now.unsent.map((other) => (other === one ? { ...rest, state: 'sending' } : other)) });
    send(one);
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
      if ('image' in saying) {
        one.preview = URL.createObjectURL(saying.image);
        void keepImage(userId, one.key, saying.image);
      }
      set({ draft, unsent: [...now.unsent, one] });
      send(one);
    },
    retry,
    /** The network is back: what failed for want of it is tried once more, unless somebody else is logged in by now. */
    onOnline() {
      if (getSession()?.id !== userId) return;
      for (const { key } of now.unsent) if (passing.has(key)) retry(key);
    },
    /** The chat is open: what fails is seen there. @returns for when it is closed */
    show() {
      shown += 1;
      unseen.clear();
      return () => {
        shown -= 1;
      };
    },
    /** @param number what its order is called, `SD-2041` */
    setNumber(number: string) {
      orderNumber = number;
    },
    /**
     * Not to be sent any more: its words stand in the field again, before what is there.
     * @returns false where the field has no room for both: then nothing changes
     */
    takeBack(key: string): boolean {
      const one = now.unsent.find((candidate) => candidate.key === key);
      if (one?.state !== 'failed') return true;
      const words = 'text' in one.saying ? one.saying.text : undefined;
      const draft = [words, now.draft].filter(Boolean).join('\n');
      if (draft.length > LIMITS.chatMessage) return false;
      now = { ...now, draft };
      drop(one);
      return true;
    },
  };
}

const outboxes = new Map<string, ReturnType<typeof makeOutbox>>();
const onOnline = () => {
  for (const outbox of outboxes.values()) outbox.onOnline();
};

/** What this user has written into this chat; one for the whole page, so that closing it loses nothing. */
export function outboxOf(userId: string, orderId: string): ReturnType<typeof makeOutbox> {
  const name = `${userId} ${orderId}`;
  const outbox = outboxes.get(name) ?? makeOutbox(userId, orderId);
  outboxes.set(name, outbox);
  // the same listener is added once
  window.addEventListener('online', onOnline);
  forgetWithStores(() => outboxes.clear());
  return outbox;
}
