import { useSyncExternalStore } from 'react';

/** Which chat is shown. */
export interface Opened {
  /** Null: it is still to be chosen. */
  orderId: string | null;
  /** False while it goes. */
  isOpen: boolean;
}

let opened: Opened | null = null;
const watchers = new Set<() => void>();

function show(next: Opened | null): void {
  opened = next;
  for (const watcher of watchers) watcher();
}

/** Shows the chat of an order, or with null the choice among them; the icon in the bar holds it. */
export const showChatOf = (orderId: string | null): void => show({ orderId, isOpen: true });
/** It goes; what was typed stays. */
export const closeChat = (): void => show(opened && { ...opened, isOpen: false });
/** Nothing of it is left, as after a logout. */
export const forgetChat = (): void => show(null);

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export const useOpened = (): Opened | null =>
  useSyncExternalStore(
    watch,
    () => opened,
    () => null,
  );
