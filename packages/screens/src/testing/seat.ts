import { SEAT_KEY } from '@seduh/api-client';
import { tables } from '@seduh/api-client/mocks';

/** Sits down at a table of the fixtures before a story, for good. */
export function sitAt(label: string): void {
  const table = tables.find((each) => each.label === label);
  localStorage.setItem(SEAT_KEY, JSON.stringify({ label, code: table?.code, until: 9e15 }));
}
