import { heardServerTime } from '@seduh/api-client';
import { sessions, signIn } from '@seduh/api-client/mocks';
import { toast } from '@seduh/ui';
import { leaveRequests } from './requests';

/** Who looks at a story: `parameters.session`. */
export type StorySession = keyof typeof sessions | null;

/** Before each story: nothing said, an empty device with nobody, the customer or the admin logged in. */
export function startOver({ parameters }: { parameters: { session?: StorySession } }): void {
  leaveRequests();
  toast.clear();
  // the browser that runs the story cannot be told anything, unless the story says so (`testing/push`)
  Reflect.deleteProperty(window, 'PushManager');
  localStorage.clear();
  sessionStorage.clear();
  // the clock that the story before heard was told on its way: a few milliseconds before the pictures' minute
  heardServerTime(new Date().toISOString());
  signIn(parameters.session ? sessions[parameters.session] : null);
}
